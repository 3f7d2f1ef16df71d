import { Plural, Trans } from '@lingui/react/macro';
import { Gift, IdCard, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { RewardSum } from '#client/features/rewards/RewardSum.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import type { Overview } from './ReferralScreen.tsx';
import styles from './WhatItBrings.module.css';

/** Everything that has to be done beside everything it brings, for both. */
export function WhatItBrings({ overview }: { overview: Overview }) {
  const { verified, played, currency } = overview;
  return (
    <section className={styles.card} aria-labelledby="refer-and-win">
      <h2 id="refer-and-win" className={styles.title}>
        <Trans>Bring a friend, and both of you get something</Trans>
      </h2>
      {verified && (
        <Stage
          icon={IdCard}
          sides={verified}
          currency={currency}
          when={<Trans>once your friend’s identity is checked</Trans>}
        />
      )}
      {played && (
        <Stage
          icon={Gift}
          sides={played}
          currency={currency}
          when={
            <>
              <Trans>
                once your friend is checked, has deposited{' '}
                <Money minor={played.deposits} currency={currency} /> and staked{' '}
                <Money minor={played.bets} currency={currency} />
              </Trans>{' '}
              <Plural value={played.days} one="within # day" other="within # days" />
            </>
          }
        />
      )}
    </section>
  );
}

interface StageProps {
  icon: LucideIcon;
  sides: Pick<NonNullable<Overview['verified']>, 'inviter' | 'friend'>;
  currency: string;
  when: ReactNode;
}

function Stage({ icon, sides: { inviter, friend }, currency, when }: StageProps) {
  return (
    <div className={styles.stage}>
      <span className={styles.coin}>
        <Icon of={icon} size={22} />
      </span>
      <p className={styles.words}>
        {inviter && (
          <b>
            <Trans>
              <RewardSum {...inviter} currency={currency} /> for you
            </Trans>
          </b>
        )}
        {friend && (
          <b>
            <Trans>
              <RewardSum {...friend} currency={currency} /> for your friend
            </Trans>
          </b>
        )}
        <span className={styles.when}>{when}</span>
      </p>
    </div>
  );
}
