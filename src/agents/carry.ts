import type { Figures } from '#contract/contract-bills.ts';
import type { Terms } from '#contract/contract-terms.ts';
import { shiftDay } from '#contract/days.ts';

/**
 * What the next bill of the same two has to count as well. A dividend carries what the team won, as its
 * terms say. Salaries by valid bets carry what undone bets took beyond what new ones brought.
 */
export function carriedOut(terms: Terms, figures: Figures, amount: string): string {
  const carriedIn = BigInt(figures.carriedIn);
  switch (terms.kind) {
    case 'dividend': {
      if (terms.carry === 'none') return '0';
      const won = BigInt(figures.profit) + (terms.carry === 'permanent' ? carriedIn : 0n);
      return String(won > 0n ? won : 0n);
    }
    case 'daily':
      return belowNothing(BigInt(figures.sales) + carriedIn);
    case 'hourly':
      return belowNothing(BigInt(figures.counted) + carriedIn);
    case 'realtime':
      return belowNothing(BigInt(amount) + carriedIn);
  }
}

/** What the bill before of the same two was counted by, and left to be counted. */
export interface BillBefore {
  carriedOut: string;
  /** What its team won or lost, late facts included. */
  profit: string;
  to: string;
}

/**
 * What a bill counts of the one before. `previous` looks at the period that ended the day before this one begins:
 * days without a contract lie between two that are not neighbours. `permanent` keeps a win until it is used up,
 * whatever lies between. What undone bets have left to deduct from a salary is deducted whenever there is a next.
 */
export function carriedIn(terms: Terms, from: string, before: BillBefore | undefined): string {
  if (!before) return '0';
  const { carriedOut: left, profit, to } = before;
  if (terms.kind !== 'dividend' || terms.carry === 'permanent') return left;
  if (terms.carry === 'none' || shiftDay(to, 1) !== from) return '0';
  // Under other terms the bill before may have carried what is older than its own period.
  const won = BigInt(profit) > 0n ? BigInt(profit) : 0n;
  return String(won < BigInt(left) ? won : BigInt(left));
}

/** What there is to pay: never less than nothing, whatever was undone. */
export function dueOf({ kind }: Terms, { carriedIn }: Figures, amount: string): bigint {
  const due = BigInt(amount) + (kind === 'realtime' ? BigInt(carriedIn) : 0n);
  return due > 0n ? due : 0n;
}

/** What an agent keeps of a bill after those of the direct downlines. */
export function keptOf(own: bigint, downlines: readonly bigint[]): bigint {
  const kept = downlines.reduce((left, bill) => left - bill, own);
  return kept > 0n ? kept : 0n;
}

function belowNothing(sum: bigint): string {
  return String(sum < 0n ? sum : 0n);
}
