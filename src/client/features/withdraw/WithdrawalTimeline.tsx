import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { oneWithdrawal } from '#contract/withdrawals.ts';
import styles from './Withdraw.module.css';
import { failureWords, stepWords } from './withdraw-words.ts';

interface WithdrawalTimelineProps {
  steps: ValueOf<typeof oneWithdrawal>['steps'];
  currency: string;
}

/** All that happened, the latest first, each with its time. */
export function WithdrawalTimeline({ steps, currency }: WithdrawalTimelineProps) {
  const { i18n } = useLingui();
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>What happened</Trans>
      </h2>
      <ol className={styles.timeline}>
        {steps.toReversed().map(({ step, at, amount, reason }) => (
          <li key={`${at} ${step} ${amount}`} data-step={step}>
            <span>{i18n._(stepWords[step])}</span>
            {amount !== null && <Money minor={amount} currency={currency} />}
            {reason !== null && <span>{i18n._(failureWords[reason])}</span>}
            <span className={styles.quiet}>
              <Time at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
