import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { readFacts } from '#server/settled-facts/read-facts.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import { giveGifts } from './give-gifts.ts';
import { changeLevel, countedOf, type Programme } from './level-changes.ts';
import { monthBefore, monthOf } from './months.ts';
import { levelAfter } from './standing-rules.ts';
import {
  addToMonths,
  addToStandings,
  type Growth,
  type MonthGrowth,
  selectProgramme,
} from './vip-store.ts';

/** The job that counts settled facts for levels; planned by the schema. */
export const vipReaderKind = 'vip-reader';
export const vipReader = 'vip';

export function readVipFacts(app: AppContext, onFault: (fault: unknown) => void): JobHandler {
  return async ({ now }) => {
    const read = await countVip(app, factsAtOnce);
    for (const fault of await giveGifts(app)) onFault(fault);
    return { again: new Date(now.getTime() + (read === factsAtOnce ? 0 : everyMs)) };
  };
}

/**
 * What was deposited and staked of one's own: bonus money raises nobody. Lifetime and monthly figures, rises and the cursor move in one transaction. Facts of a merchant without
 * levels are counted too, so that levels which are published later find everybody where they are.
 */
export async function countVip(app: RewardContext, atMost: number): Promise<number> {
  let read = 0;
  await inTransaction(app.database, async (transaction) => {
    const facts = await readFacts(transaction, vipReader, atMost);
    read = facts.length;
    const { currency, timeZone } = await selectMerchant(transaction);
    const own = facts.filter(
      (fact) =>
        fact.currency === currency && (fact.valid !== fact.bonus || fact.kind === 'deposit'),
    );
    if (own.length === 0) return done(null);
    const now = app.clock.now();
    const published = await selectProgramme(transaction);
    await count(app, transaction, own, {
      zone: timeZone,
      now,
      programme: published && { ...published, now, month: monthOf(now, timeZone) },
    });
    return done(null);
  });
  return read;
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

async function count(
  app: RewardContext,
  transaction: Transaction,
  facts: Facts,
  { zone, now, programme }: { zone: string; now: Date; programme: Programme | undefined },
): Promise<void> {
  const standings = await addToStandings(transaction, growthsOf(facts), {
    closedMonth: monthBefore(monthOf(now, zone)),
    version: programme?.version ?? 0,
  });
  const months = Map.groupBy(
    await addToMonths(transaction, monthGrowthsOf(facts, zone)),
    ({ playerId }) => playerId,
  );
  if (!programme) return;
  for (const standing of standings) {
    const bets = months.get(standing.player_id)?.map((month) => month.bets) ?? [];
    const earned = levelAfter(programme.terms.levels, countedOf(standing), bets);
    if (earned === standing.earned_level) continue;
    await changeLevel(app, transaction, standing, { earned, programme });
  }
}

function growthsOf(facts: Facts): Growth[] {
  const sums = new Map<string, Growth>();
  for (const { playerId, kind, valid, bonus, amount } of facts) {
    const sum = sums.get(playerId) ?? { playerId, deposits: 0n, bets: 0n };
    if (kind === 'deposit') sum.deposits += amount;
    else sum.bets += valid - bonus;
    sums.set(playerId, sum);
  }
  return [...sums.values()];
}

/** By the month in which the bet was settled, whenever it is read. */
function monthGrowthsOf(facts: Facts, zone: string): MonthGrowth[] {
  const sums = new Map<string, MonthGrowth>();
  for (const { playerId, valid, bonus, happenedAt } of facts) {
    if (valid === bonus) continue;
    const month = monthOf(happenedAt, zone);
    const key = `${playerId} ${month}`;
    const sum = sums.get(key) ?? { playerId, month, bets: 0n };
    sum.bets += valid - bonus;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

const factsAtOnce = 2_000;
const everyMs = 3_000;
