import type { Counted } from '#contract/mission-terms.ts';
import type { GameType } from '#contract/values.ts';
import type { readFacts } from '#server/settled-facts/read-facts.ts';

export type SettledFact = Awaited<ReturnType<typeof readFacts>>[number];

/** What one fact brings to one condition: how much, and under which mark where different ones count. */
export interface Count {
  mark: string;
  amount: bigint;
}

type Fact = Pick<
  SettledFact,
  'kind' | 'class' | 'vendor' | 'stake' | 'payout' | 'valid' | 'bonus' | 'bonusStake' | 'amount'
>;

/** Null where it counts nothing; below nothing where something that counted is undone. `day`: the merchant's. */
export function countFact(counted: Counted, fact: Fact, day: string): Count | null {
  const amount = isDeposits(counted.counter) ? ofDeposit(counted, fact) : ofBet(counted, fact);
  return amount === 0n ? null : { mark: markOf(counted, fact, day), amount };
}

/** What a mark's sum counts for: once where different ones are counted, up to the cap where a day has one. */
export function worthOf({ counter, dailyCap }: Counted, sum: bigint): bigint {
  if (counter === 'days' || counter === 'vendors') return sum > 0n ? 1n : 0n;
  return dailyCap !== undefined && sum > BigInt(dailyCap) ? BigInt(dailyCap) : sum;
}

/** Whether sums are kept by mark, or in the progress alone. */
export function hasMarks({ counter, dailyCap }: Counted): boolean {
  return counter === 'days' || counter === 'vendors' || dailyCap !== undefined;
}

function markOf(counted: Counted, fact: Fact, day: string): string {
  if (!hasMarks(counted)) return '';
  return counted.counter === 'vendors' ? fact.vendor : day;
}

function isDeposits(counter: Counted['counter']): boolean {
  return counter === 'deposit-sum' || counter === 'deposits';
}

function ofDeposit({ counter, minimum = 0 }: Counted, { kind, amount }: Fact): bigint {
  if (kind !== 'deposit' || sizeOf(amount) < BigInt(minimum)) return 0n;
  return counter === 'deposit-sum' ? amount : signOf(amount);
}

/** A bet counts with what was the player's own in it: a round of bonus money alone was not played here. */
function ofBet(counted: Counted, fact: Fact): bigint {
  const { counter, classes, vendors, minimum = 0, times = 0 } = counted;
  if (fact.kind !== 'bet' && fact.kind !== 'bet-changed' && fact.kind !== 'bet-undone') return 0n;
  if (classes && !classes.some((one) => one === fact.class)) return 0n;
  if (vendors && !vendors.includes(fact.vendor)) return 0n;
  const own = fact.valid - fact.bonus;
  const ownStake = fact.stake - fact.bonusStake;
  if (counter === 'valid-bets') {
    // What was too small to count takes nothing back when it is undone; a corrected result has no stake of its own.
    const isSmall = fact.kind !== 'bet-changed' && sizeOf(ownStake) < BigInt(minimum);
    return isSmall ? 0n : weigh(own, counted.weights, fact.class);
  }
  // A result that is corrected changes what a round brought, and not that it was played.
  if (fact.kind === 'bet-changed' || own === 0n) return 0n;
  if (sizeOf(ownStake) < BigInt(minimum)) return 0n;
  if (counter === 'high-wins' && sizeOf(fact.payout) < sizeOf(fact.stake) * BigInt(times))
    return 0n;
  return signOf(own);
}

/** Down to the minor unit, for what is counted and for what is taken back alike. */
function weigh(valid: bigint, weights: Counted['weights'], gameType: string): bigint {
  if (!weights) return valid;
  const percent = weights[gameType as GameType] ?? 0;
  return (valid * BigInt(percent)) / 100n;
}

function sizeOf(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}

function signOf(amount: bigint): bigint {
  return amount > 0n ? 1n : amount < 0n ? -1n : 0n;
}
