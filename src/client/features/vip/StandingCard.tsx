import { Trans } from '@lingui/react/macro';
import { Crown } from 'lucide-react';
import { Icon } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Time } from '#client/ui/Time.tsx';
import { MoneyBar } from './MoneyBar.tsx';
import styles from './StandingCard.module.css';
import type { Standing } from './VipScreen.tsx';

/** The level one has, as a medal, and what the next one still asks. */
export function StandingCard({ standing }: { standing: Standing }) {
  const { level, levels, liftedUntil } = standing;
  const own = levels.find((one) => one.level === level);
  const count = levels.length;
  return (
    <section className={styles.card} aria-labelledby="vip-level" data-level={level}>
      <span className={styles.medal} data-held={level > 0}>
        <Icon of={Crown} size={34} />
      </span>
      <div className={styles.words}>
        <h2 id="vip-level" className={styles.level}>
          {own ? own.name : <Trans>No level yet</Trans>}
        </h2>
        <p className={styles.quiet}>
          <Trans>
            Level {level} of {count}
          </Trans>
          {liftedUntil && (
            <>
              {' · '}
              <Trans>
                lifted for you until <Time at={liftedUntil} />
              </Trans>
            </>
          )}
        </p>
      </div>
      <ol className={styles.steps} aria-hidden="true">
        {levels.map((one) => (
          <li key={one.level} data-reached={one.level <= level} />
        ))}
      </ol>
      <Next standing={standing} />
    </section>
  );
}

function Next({ standing }: { standing: Standing }) {
  const { level, levels, comeback, deposits, bets, month, currency } = standing;
  const next = levels.find((one) => one.level === (comeback?.level ?? level + 1));
  if (!next) {
    return (
      <p className={styles.next}>
        <Trans>This is the highest level. Well done.</Trans>
      </p>
    );
  }
  if (comeback) {
    return (
      <div className={styles.bars}>
        <p className={styles.next}>
          <Trans>
            You held {next.name} before. <Money minor={comeback.bets} currency={currency} /> of
            valid bets within this month bring it back at once.
          </Trans>
        </p>
        <MoneyBar
          label={<Trans>Valid bets this month</Trans>}
          counted={month.bets}
          goal={comeback.bets}
          currency={currency}
        />
      </div>
    );
  }
  return (
    <div className={styles.bars}>
      <p className={styles.next}>
        <Trans>On the way to {next.name}: both figures count from your first day.</Trans>
      </p>
      <MoneyBar
        label={<Trans>Deposits</Trans>}
        counted={deposits}
        goal={next.deposits}
        currency={currency}
      />
      <MoneyBar
        label={<Trans>Valid bets</Trans>}
        counted={bets}
        goal={next.bets}
        currency={currency}
      />
    </div>
  );
}
