import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { Refused } from '#client/data/refused.ts';
import { useClaim } from '#client/features/rewards/use-claim.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { OfflineAlert } from '#client/ground/errors/OfflineAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { useJoin } from './use-join.ts';
import { useOffer } from './use-offer.ts';

interface OfferStepProps {
  promotionId: string;
  /** Of a promotion that is no offer. */
  children: ReactNode;
}

/** What one can do with an offer now: join it, claim what it brought, or see how far one is. */
export function OfferStep({ promotionId, children }: OfferStepProps) {
  const found = useOffer(promotionId);
  const isOffline = useOfflineSince() !== null;
  const { join, busyId, error } = useJoin();
  const claiming = useClaim();
  if (!found) return children;
  const { id, status, stages } = found.mission;
  const rewardId = stages.find((stage) => stage.rewardId !== null)?.rewardId ?? null;
  const needsIdentity = error instanceof Refused && error.code === 'kyc.missing';
  return (
    <>
      {isOffline ? <OfflineAlert /> : <ErrorAlert error={error ?? claiming.error} />}
      {status === 'Join' && !needsIdentity && (
        <Button isWide busy={busyId === id} disabled={isOffline} onClick={() => join(id)}>
          <Trans>Join</Trans>
        </Button>
      )}
      {status === 'Join' && needsIdentity && (
        <Button isWide to="/member/identity" replace>
          <Trans>Check my identity</Trans>
        </Button>
      )}
      {rewardId !== null && (
        <Button
          isWide
          busy={claiming.busyId === rewardId}
          disabled={isOffline}
          onClick={() => claiming.claim(rewardId)}
        >
          <Trans>Claim</Trans>
        </Button>
      )}
      {status !== 'Join' && rewardId === null && (
        <Button isWide to="/member/missionLeaderboard" replace>
          <Trans>See how far I am</Trans>
        </Button>
      )}
    </>
  );
}
