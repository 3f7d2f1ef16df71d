import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { List } from '#client/ui/List.tsx';
import type { Reward } from '#contract/rewards.ts';
import styles from './ClaimableCard.module.css';
import { RewardSum } from './RewardSum.tsx';
import { sumsOf } from './sums-of.ts';

interface ClaimableCardProps {
  rewards: readonly Reward[];
  currency: string;
  isBusy: boolean;
  isOffline: boolean;
  onClaimAll: () => void;
  /** A row for each of them. */
  children: ReactNode;
}

/** What can be claimed, in one figure for each kind, with one button for all of it. */
export function ClaimableCard(props: ClaimableCardProps) {
  const { rewards, currency, isBusy, isOffline, onClaimAll, children } = props;
  return (
    <section className={styles.card} aria-labelledby="claimable">
      <div className={styles.head}>
        <h2 id="claimable" className={styles.label}>
          <Trans>Ready to claim</Trans>
        </h2>
        <p className={styles.sums}>
          {sumsOf(rewards).map(({ form, amount }) => (
            <span key={form}>
              <RewardSum form={form} amount={amount} currency={currency} />
            </span>
          ))}
        </p>
      </div>
      <List>{children}</List>
      {rewards.length > 1 && (
        <Button size="l" isWide busy={isBusy} disabled={isOffline} onClick={onClaimAll}>
          <Trans>Claim all</Trans>
        </Button>
      )}
    </section>
  );
}
