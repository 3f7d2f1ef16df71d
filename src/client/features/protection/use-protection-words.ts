import { useLingui } from '@lingui/react/macro';
import type { LimitKind, LimitPeriod } from '#contract/protection-rules.ts';

/** What limits and their periods are called. */
export function useProtectionWords() {
  const { t } = useLingui();
  const kinds: Record<LimitKind, string> = {
    deposit: t`Deposits`,
    loss: t`Losses`,
    wager: t`Bets`,
    session: t`Time played`,
  };
  const periods: Record<LimitPeriod, string> = {
    day: t`24 hours`,
    week: t`7 days`,
    month: t`Month`,
  };
  const limitOf: Record<LimitKind, string> = {
    deposit: t`Deposit limit`,
    loss: t`Loss limit`,
    wager: t`Betting limit`,
    session: t`Time limit`,
  };
  return { kinds, periods, limitOf };
}
