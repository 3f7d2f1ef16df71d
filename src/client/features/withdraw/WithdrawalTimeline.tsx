import { useLingui } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { oneWithdrawal } from '#contract/withdrawals.ts';
import { failureWords, stepWords } from './withdraw-words.ts';

interface WithdrawalTimelineProps {
  steps: ValueOf<typeof oneWithdrawal>['steps'];
  currency: string;
}

/** What became of a withdrawal, step by step. */
export function WithdrawalTimeline({ steps, currency }: WithdrawalTimelineProps) {
  const { i18n } = useLingui();
  const shown = steps.map(({ step, at, amount, reason }) => ({
    key: `${at} ${step} ${amount}`,
    kind: step,
    at,
    title: i18n._(stepWords[step]),
    detail: (
      <>
        {amount !== null && <Money minor={amount} currency={currency} />}
        {reason !== null && <span>{i18n._(failureWords[reason])}</span>}
      </>
    ),
  }));
  return <Timeline steps={shown} />;
}
