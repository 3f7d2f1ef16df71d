import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { useBonusOffer } from './use-bonus-offer.ts';

interface BonusStepProps {
  promotionId: string;
  /** Of a promotion that brings no bonus. */
  children: ReactNode;
}

/** Where a bonus is taken: with a deposit, where it is chosen, or where it is played. */
export function BonusStep({ promotionId, children }: BonusStepProps) {
  const found = useBonusOffer(promotionId);
  if (!found) return children;
  if (found.offer.status === 'Join' || found.offer.status === 'Joined') {
    return (
      <Button isWide to="/member/depositv2" replace>
        <Trans>Choose it with a deposit</Trans>
      </Button>
    );
  }
  return (
    <Button isWide to="/member/bonusDetails" replace>
      <Trans>See my bonuses</Trans>
    </Button>
  );
}
