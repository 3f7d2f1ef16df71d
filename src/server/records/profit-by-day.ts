import type { ProfitDay } from '#contract/records.ts';
import { depositedKinds, isGain, withdrawnKinds } from './record-groups.ts';

interface SumOfKind {
  day: string;
  kind: string;
  amount: string;
}

export interface Profit {
  days: ProfitDay[];
  sum: Omit<ProfitDay, 'day'>;
}

/** One line for each of the days, also where nothing happened, and what they come to. */
export function profitByDay(days: readonly string[], sums: readonly SumOfKind[]): Profit {
  const byDay = Map.groupBy(sums, ({ day }) => day);
  return {
    days: days.map((day) => ({ day, ...totalOf(byDay.get(day) ?? []) })),
    sum: totalOf(sums),
  };
}

function totalOf(sums: readonly SumOfKind[]): Omit<ProfitDay, 'day'> {
  const of = (belongs: (kind: string) => boolean) =>
    sums
      .filter(({ kind }) => belongs(kind))
      .reduce((total, { amount }) => total + BigInt(amount), 0n);
  return {
    deposited: atLeastNothing(of((kind) => depositedKinds.includes(kind))),
    withdrawn: atLeastNothing(-of((kind) => withdrawnKinds.includes(kind))),
    gain: String(of(isGain)),
  };
}

/** A refund of a deposit of the day before is no deposit below nothing. */
function atLeastNothing(amount: bigint): string {
  return String(amount < 0n ? 0n : amount);
}
