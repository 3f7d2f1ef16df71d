import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Deposit } from '#contract/deposits.ts';
import styles from './Deposit.module.css';
import { stepWords } from './deposit-words.ts';

/** All that happened, the latest first, each with its time. */
export function Timeline({ deposit: { timeline, received, currency } }: { deposit: Deposit }) {
  const { i18n } = useLingui();
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>What happened</Trans>
      </h2>
      <ol className={styles.timeline}>
        {timeline.toReversed().map(({ step, at, amount, reason }) => (
          <li key={`${at} ${step} ${amount}`} data-step={step}>
            <span>{i18n._(stepWords[step])}</span>
            {/* In the balance is what was left once fee and tax were taken. */}
            {amount !== null && (
              <Money
                minor={step === 'credited' ? (received ?? amount) : amount}
                currency={currency}
              />
            )}
            {reason !== null && <q className={styles.reason}>{reason}</q>}
            <span className={styles.when}>
              <Time at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
