import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useOfflineSince } from '#client/data/online.ts';
import { CashbackNow } from '#client/features/cashback/CashbackNow.tsx';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { SavedAlert } from '#client/ground/errors/SavedAlert.tsx';
import { MemberPage } from '#client/ground/page/MemberPage.tsx';
import { useSession } from '#client/ground/session/session-atom.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { List } from '#client/ui/List.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Note } from '#client/ui/Note.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { rewardCentre } from '#contract/rewards.ts';
import { ClaimableCard } from './ClaimableCard.tsx';
import { RewardRow } from './RewardRow.tsx';
import { rewardsQuery } from './reward-queries.ts';
import { useClaim } from './use-claim.ts';

type Centre = ValueOf<typeof rewardCentre>;

/** What was given and waits to be claimed, `rewardCenter`; without a network as it last stood. */
export function RewardCentreScreen() {
  const { member } = useSession();
  const query = useQuery({ ...rewardsQuery(member?.id ?? ''), enabled: member !== null });
  return (
    <MemberPage>
      <Loaded of={query} lost={<Trans>Your rewards could not be loaded.</Trans>}>
        {(centre) => <Rewards centre={centre} />}
      </Loaded>
    </MemberPage>
  );
}

function Rewards({ centre }: { centre: Centre }) {
  const { claimable, waiting, history, currency, asOf } = centre;
  const isOffline = useOfflineSince() !== null;
  const { claim, claimAll, busyId, error } = useClaim();
  return (
    <>
      {isOffline && <SavedAlert />}
      {claimable.length > 0 ? (
        <ClaimableCard
          rewards={claimable}
          currency={currency}
          isBusy={busyId === 'all'}
          isOffline={isOffline}
          onClaimAll={claimAll}
        >
          {claimable.map((reward) => (
            <RewardRow
              key={reward.id}
              reward={reward}
              currency={currency}
              action={
                <Button
                  size="s"
                  busy={busyId === reward.id}
                  disabled={isOffline}
                  onClick={() => claim(reward.id)}
                >
                  <Trans>Claim</Trans>
                </Button>
              }
            />
          ))}
        </ClaimableCard>
      ) : (
        <EmptyState icon={Gift} title={<Trans>Nothing to claim right now.</Trans>}>
          <Trans>Gifts, rebates and prizes wait here until you claim them.</Trans>
        </EmptyState>
      )}
      {!isOffline && <ErrorAlert error={error} />}
      <CashbackNow />
      {waiting.length > 0 && (
        <Section heading={<Trans>Being checked</Trans>}>
          <Rows rewards={waiting} currency={currency} />
        </Section>
      )}
      {history.length > 0 && (
        <Section heading={<Trans>Earlier rewards</Trans>}>
          <Rows rewards={history} currency={currency} />
        </Section>
      )}
      <Note size="xs">
        <Trans>
          As of <Time at={asOf} />
        </Trans>
      </Note>
    </>
  );
}

function Rows({ rewards, currency }: { rewards: Centre['history']; currency: string }) {
  return (
    <List>
      {rewards.map((reward) => (
        <RewardRow key={reward.id} reward={reward} currency={currency} />
      ))}
    </List>
  );
}
