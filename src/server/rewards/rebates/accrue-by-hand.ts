import type { Transaction } from '#server/db/open.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';
import type { readFacts } from '#server/settled-facts/read-facts.ts';
import { accrued, rateByHand } from './accrual.ts';
import { type Accrual, addAccruals, isByHandOn, selectLevels } from './by-hand-store.ts';
import { selectRuleAt } from './rebate-store.ts';

type SettledFact = Awaited<ReturnType<typeof readFacts>>[number];

/**
 * Bets of classes that are collected by hand accrue at once, by the rule of their day and the level of their
 * player as they are counted; what is undone goes back at the rate of that moment. Answers the bets of all
 * other classes, which are given back by the day.
 */
export async function accrueByHand(
  transaction: Transaction,
  facts: readonly SettledFact[],
  timeZone: string,
): Promise<{ bets: SettledFact[] }> {
  if (!(await isByHandOn(transaction))) return { bets: [...facts] };
  const bets: SettledFact[] = [];
  const sums = new Map<string, Accrual>();
  const levels = await selectLevels(transaction, [...new Set(facts.map((fact) => fact.playerId))]);
  const byDay = Map.groupBy(facts, ({ happenedAt }) => dayIn(timeZone, happenedAt));
  for (const [day, ofDay] of byDay) {
    const rule = await selectRuleAt(transaction, startOfDayIn(timeZone, day));
    for (const fact of ofDay) {
      const level = levels.get(fact.playerId) ?? 0;
      const rate = rule?.byHand ? rateByHand(rule.byHand, fact.class, level) : null;
      if (rate === null) bets.push(fact);
      else addUp(sums, fact, rate);
    }
  }
  if (sums.size > 0) await addAccruals(transaction, [...sums.values()]);
  return { bets };
}

/** Bonus money earns nothing. */
function addUp(
  sums: Map<string, Accrual>,
  { playerId, vendor, class: type, valid, bonus }: SettledFact,
  rate: number,
): void {
  const own = valid - bonus;
  const key = `${playerId} ${vendor} ${type}`;
  const known = sums.get(key);
  sums.set(key, {
    ...{ playerId, vendor, class: type },
    valid: (known?.valid ?? 0n) + own,
    millionths: (known?.millionths ?? 0n) + accrued(own, rate),
  });
}
