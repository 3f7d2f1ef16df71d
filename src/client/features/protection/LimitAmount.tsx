import { useLingui } from '@lingui/react';
import { formatMinutes } from '#client/ui/format-duration.ts';
import { Money } from '#client/ui/Money.tsx';
import type { LimitKind } from '#contract/protection-rules.ts';

/** Money, or minutes where time is limited. */
export function LimitAmount(props: { amount: string; kind: LimitKind; currency: string }) {
  const { amount, kind, currency } = props;
  const { i18n } = useLingui();
  if (kind === 'session') return formatMinutes(Number(amount), i18n);
  return <Money minor={amount} currency={currency} />;
}
