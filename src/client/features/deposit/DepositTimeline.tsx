import { useLingui } from '@lingui/react/macro';
import { Money } from '#client/ui/Money.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import type { Deposit } from '#contract/deposits.ts';
import { stepWords } from './deposit-words.ts';

interface DepositTimelineProps {
  deposit: Pick<Deposit, 'timeline' | 'received' | 'currency'>;
}

/** What became of a deposit, step by step. */
export function DepositTimeline({ deposit }: DepositTimelineProps) {
  const { timeline, received, currency } = deposit;
  const { i18n } = useLingui();
  const steps = timeline.map(({ step, at, amount, reason }) => ({
    key: `${at} ${step} ${amount}`,
    kind: step,
    at,
    title: i18n._(stepWords[step]),
    detail: (
      <>
        {/* In the balance is what was left once fee and tax were taken. */}
        {amount !== null && (
          <Money minor={step === 'credited' ? (received ?? amount) : amount} currency={currency} />
        )}
        {reason !== null && <q>{reason}</q>}
      </>
    ),
  }));
  return <Timeline steps={steps} />;
}
