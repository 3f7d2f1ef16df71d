import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { RewardSum } from '#client/features/rewards/RewardSum.tsx';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Status } from '#client/ui/Status.tsx';
import type { VipLevelShown } from '#contract/vip.ts';
import styles from './LevelCard.module.css';

interface LevelCardProps {
  level: VipLevelShown;
  currency: string;
  isOwn: boolean;
}

/** What a level asks and brings; one's own stands open. */
export function LevelCard({ level, currency, isOwn }: LevelCardProps) {
  const { name, deposits, bets, keep, gifts, pointsPerCent } = level;
  const heading = useId();
  const times = pointsPerCent / 100;
  return (
    <details className={styles.card} open={isOwn} data-own={isOwn}>
      <summary className={styles.head}>
        <span className={styles.number}>{level.level}</span>
        <h3 id={heading} className={styles.name}>
          {name}
        </h3>
        {isOwn && (
          <Status tone="good">
            <Trans>Your level</Trans>
          </Status>
        )}
      </summary>
      <Facts>
        <Fact name={<Trans>Deposits in all</Trans>}>
          <Money minor={deposits} currency={currency} />
        </Fact>
        <Fact name={<Trans>Valid bets in all</Trans>}>
          <Money minor={bets} currency={currency} />
        </Fact>
        {keep !== '0' && (
          <Fact name={<Trans>Valid bets a month to keep it</Trans>}>
            <Money minor={keep} currency={currency} />
          </Fact>
        )}
        <Given name={<Trans>Gift for reaching it</Trans>} gift={gifts.rise} currency={currency} />
        <Given name={<Trans>Gift each month</Trans>} gift={gifts.month} currency={currency} />
        <Given name={<Trans>Birthday gift</Trans>} gift={gifts.birthday} currency={currency} />
        {pointsPerCent > 100 && (
          <Fact name={<Trans>Points</Trans>}>
            <Trans>{times} times as many</Trans>
          </Fact>
        )}
      </Facts>
    </details>
  );
}

interface GivenProps {
  name: React.ReactNode;
  gift: VipLevelShown['gifts']['rise'];
  currency: string;
}

function Given({ name, gift, currency }: GivenProps) {
  if (!gift) return null;
  return (
    <Fact name={name}>
      <RewardSum form={gift.form} amount={gift.amount} currency={currency} />
    </Fact>
  );
}
