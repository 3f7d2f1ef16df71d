import type { readFacts } from '#server/settled-facts/read-facts.ts';

type Facts = Awaited<ReturnType<typeof readFacts>>;

/**
 * What a friend deposited and staked of their own: bonus money is the house's. What comes after the friend's days
 * counts no more; what goes back is taken off whenever it goes.
 */
export function friendSums(
  facts: Facts,
  { until, currency }: { until: Date; currency: string },
): { deposits: bigint; bets: bigint } {
  const sums = { deposits: 0n, bets: 0n };
  for (const { kind, amount, valid, bonus, happenedAt, currency: paidIn } of facts) {
    if (paidIn !== currency) continue;
    const isInTime = happenedAt < until;
    const own = valid - bonus;
    if (kind === 'deposit') sums.deposits += isInTime || amount < 0n ? amount : 0n;
    else sums.bets += isInTime || own < 0n ? own : 0n;
  }
  return sums;
}
