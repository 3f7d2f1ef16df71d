import { productOf, weightOf } from '#contract/bonus-terms.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { readFacts } from '#server/settled-facts/read-facts.ts';
import { selectMerchant } from '../merchant-store.ts';
import type { RewardContext } from '../reward-context.ts';
import type { BonusRow } from './bonus-store.ts';
import {
  addCount,
  type RoundOf,
  selectActiveOf,
  selectCountedRound,
  selectRounds,
} from './count-store.ts';
import { endWithdrawn, finishBonuses } from './sweep-bonus.ts';

/** The job that counts what is played for bonuses, and completes them; planned by the schema. */
export const bonusReaderKind = 'bonus-reader';

export function readBonusFacts(app: AppContext, onFault: (fault: unknown) => void): JobHandler {
  return async ({ now }) => {
    const read = await countBonuses(app, factsAtOnce);
    for (const fault of await finishBonuses(app)) onFault(fault);
    for (const fault of await endWithdrawn(app)) onFault(fault);
    return { again: new Date(now.getTime() + (read === factsAtOnce ? 0 : everyMs)) };
  };
}

type CountContext = Pick<RewardContext, 'database' | 'events'>;
type SettledFact = Awaited<ReturnType<typeof readFacts>>[number];

/** What counted and the cursor move in one transaction: a killed run repeats the batch, or nothing. */
export async function countBonuses(
  { database, events }: CountContext,
  atMost: number,
): Promise<number> {
  let read = 0;
  await inTransaction(database, async (transaction) => {
    const facts = await readFacts(transaction, 'bonus', atMost);
    read = facts.length;
    const { currency } = await selectMerchant(transaction);
    const bets = facts.filter((fact) => fact.valid !== 0n && fact.currency === currency);
    const counted = bets.length > 0 ? await countAll(transaction, bets) : [];
    for (const playerId of counted) {
      await events.publish(transaction, { kind: 'rewards.changed', playerId, body: {} });
    }
    return done(null);
  });
  return read;
}

/** Answers whose bets may have counted. */
async function countAll(
  transaction: Transaction,
  bets: readonly SettledFact[],
): Promise<Iterable<string>> {
  const active = Map.groupBy(
    await selectActiveOf(transaction, [...new Set(bets.map(({ playerId }) => playerId))]),
    ({ player_id: playerId }) => playerId,
  );
  const concerned = bets.filter(({ playerId }) => active.has(playerId));
  if (concerned.length === 0) return [];
  const rounds = new Map(
    (
      await selectRounds(
        transaction,
        concerned.map(({ vendor, sourceRef: round, playerId }) => ({ vendor, round, playerId })),
      )
    ).map((round) => [`${round.vendor} ${round.round} ${round.playerId}`, round]),
  );
  for (const fact of concerned) {
    const round = rounds.get(`${fact.vendor} ${fact.sourceRef} ${fact.playerId}`);
    const bonus = active
      .get(fact.playerId)
      ?.find(({ product }) => product === productOf(fact.class));
    if (round && bonus) await countOne(transaction, fact, round, bonus);
  }
  return active.keys();
}

/** A bet counts for one bonus: the one whose money is in it, else the one that was played when it began. */
async function countOne(
  transaction: Transaction,
  fact: SettledFact,
  round: RoundOf,
  bonus: BonusRow,
): Promise<void> {
  const { grant_id: grantId, started_at: started, expires_at: expires } = bonus;
  if (round.pinned !== null && round.pinned !== grantId) return;
  if (!started || !expires || round.placedAt < started || round.placedAt > expires) return;
  if (bonus.withdrawn_at !== null && round.placedAt > bonus.withdrawn_at) return;
  const { vendor, round: name } = round;
  const game = { game: round.game ?? '', vendor, type: fact.class };
  const weight = weightOf(bonus.terms.weights, game);
  if (weight === 0) return;
  const counted =
    fact.valid > 0n
      ? (fact.valid * BigInt(weight)) / 100n
      : takenBack((fact.valid * BigInt(weight)) / 100n, {
          known: await selectCountedRound(transaction, { grantId, vendor, round: name }),
        });
  if (counted === 0n) return;
  await addCount(transaction, {
    ...{ grantId, vendor, round: name, weight, counted },
    ...{ factXid: fact.orderXid, factId: fact.id, name: round.name },
    stake: fact.valid,
    at: fact.happenedAt,
  });
}

/** Never more than the round has counted. */
function takenBack(asked: bigint, { known }: { known: bigint }): bigint {
  return -asked > known ? -known : asked;
}

const factsAtOnce = 2_000;
const everyMs = 2_000;
