import type { GameType } from '#contract/values.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { lockBalances } from '#server/ledger/balances.ts';
import { publishBalanceChange } from '#server/ledger/publish-balance.ts';
import { readFacts } from '#server/settled-facts/read-facts.ts';
import { selectMerchant } from '../merchant-store.ts';
import { type PointFactors, selectPointFactors } from '../vip/point-factors.ts';
import { accrue, millionthsOf } from './accrual.ts';
import { movePoints, openPoints, pointsOf } from './move-points.ts';
import { lockMillionths, type PointsRule, saveMillionths, selectRules } from './points-store.ts';

/** The job that turns settled bets into points; planned by the schema. */
export const pointsReaderKind = 'points-reader';

export function readPointFacts(app: AppContext): JobHandler {
  return async ({ now }) => {
    const read = await earnPoints(app, factsAtOnce);
    return { again: new Date(now.getTime() + (read === factsAtOnce ? 0 : everyMs)) };
  };
}

/** Points and the reader's cursor move in one transaction: a killed run repeats the batch, or nothing. */
export async function earnPoints(
  app: Pick<AppContext, 'database' | 'clock' | 'events'>,
  atMost: number,
): Promise<number> {
  let read = 0;
  await inTransaction(app.database, async (transaction) => {
    const facts = await readFacts(transaction, 'points', atMost);
    read = facts.length;
    const rules = await selectRules(transaction);
    const { currency } = await selectMerchant(transaction);
    const counted = facts.filter((fact) => fact.valid !== fact.bonus && fact.currency === currency);
    const byPlayer = Map.groupBy(counted, ({ playerId }) => playerId);
    // In the order of their numbers, so that two who write points never wait in a circle.
    const players = [...byPlayer.keys()].sort((one, other) => Number(BigInt(one) - BigInt(other)));
    const factors = await selectPointFactors(transaction, players);
    for (const playerId of players) {
      const own = byPlayer.get(playerId) ?? [];
      await credit(app, transaction, { playerId, facts: own, rules, factors });
    }
    return done(null);
  });
  return read;
}

type SettledFact = Awaited<ReturnType<typeof readFacts>>[number];

interface Batch {
  playerId: string;
  facts: readonly SettledFact[];
  rules: readonly PointsRule[];
  factors: PointFactors;
}

async function credit(
  { clock, events }: Pick<AppContext, 'clock' | 'events'>,
  transaction: Transaction,
  { playerId, facts, rules, factors }: Batch,
): Promise<void> {
  const factor = factors(playerId);
  const earned = facts.reduce((sum, fact) => sum + earnedBy(fact, rules, factor), 0n);
  const last = facts.at(-1);
  if (earned === 0n || !last) return;
  const before = await lockMillionths(transaction, playerId);
  // What is taken back is judged by what is there, so nobody may move it in between.
  await openPoints(transaction, playerId);
  await lockBalances(transaction, playerId);
  const { millionths, points } = accrue(before, earned, await pointsOf(transaction, playerId));
  await saveMillionths(transaction, playerId, millionths);
  if (points === 0n) return;
  const isEarned = points > 0n;
  await movePoints(transaction, {
    playerId,
    points,
    key: `points:earned:${playerId}:${last.orderXid}-${last.id}`,
    kind: isEarned ? 'points-earned' : 'points-taken-back',
    reference: `fact:${last.orderXid}-${last.id}`,
    actor: 'machine',
    type: isEarned ? 'earned' : 'taken-back',
    now: clock.now(),
  });
  await publishBalanceChange({ events }, transaction, playerId);
}

/** By the rule that held when the round was settled, and the level that the player has now. */
function earnedBy(fact: SettledFact, rules: readonly PointsRule[], factor: bigint): bigint {
  const rule = rules.findLast(({ valid_from: from }) => from <= fact.happenedAt);
  const rate = rule?.rates[fact.class as GameType] ?? 0;
  if (!rule || rate === 0) return 0n;
  return millionthsOf({
    // Bonus money earns no points.
    valid: fact.valid - fact.bonus,
    stakePerPoint: BigInt(rule.stake_per_point),
    rate: BigInt(rate),
    factor,
  });
}

const factsAtOnce = 2_000;
const everyMs = 3_000;
