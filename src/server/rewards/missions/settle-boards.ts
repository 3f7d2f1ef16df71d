import { createHash } from 'node:crypto';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { JobHandler } from '#server/kernel/jobs.ts';
import { insertAwards } from './award-store.ts';
import {
  hasOpenRounds,
  hasUnread,
  insertPlaces,
  type PlaceRow,
  selectPlaces,
  selectUnsettled,
  settleRun,
} from './board-store.ts';
import { grantEarned } from './grant-earned.ts';
import type { RunOfTerms } from './mission-store.ts';
import { sharePrizes } from './share-prizes.ts';

/** The job that settles boards that are over; planned by the schema. */
export const missionSweepKind = 'missions-sweep';

export function sweepMissions(app: AppContext, onFault: (fault: unknown) => void): JobHandler {
  return async ({ now }) => {
    await settleBoards(app);
    for (const fault of await grantEarned(app)) onFault(fault);
    return { again: new Date(now.getTime() + everyMs) };
  };
}

/** Waits until every round of a board's time is settled and counted, a day at most. Answers how many it settled. */
export async function settleBoards(app: Pick<AppContext, 'database' | 'clock'>): Promise<number> {
  const { database, clock } = app;
  const now = clock.now();
  let settled = 0;
  for (const run of await selectUnsettled(database, now)) {
    const isLate = now.getTime() - run.ends_at.getTime() > waitMs;
    if (await hasUnread(database, run.ends_at)) continue;
    if (!isLate && (await hasOpenRounds(database, run))) continue;
    await inTransaction(database, async (transaction) => {
      await settle(transaction, run, now);
      return done(null);
    });
    settled += 1;
  }
  return settled;
}

async function settle(
  transaction: Parameters<typeof insertPlaces>[0],
  run: RunOfTerms,
  now: Date,
): Promise<void> {
  const { terms } = run;
  if (terms.kind !== 'board') return;
  const { prizes, tie } = terms;
  const places = await selectPlaces(transaction, { runId: run.id, now, atMost: placesKept });
  const isNew = await settleRun(transaction, run.id, { now, hash: hashOf(places) });
  if (!isNew || places.length === 0) return;
  const shares = sharePrizes(
    places.map(({ playerId, score }) => ({ playerId, score: BigInt(score) })),
    prizes.map(({ amount }) => amount),
    tie,
  );
  const withPrizes = places.map((place, index) => ({ ...place, prize: shares[index] ?? 0n }));
  await insertPlaces(transaction, run.id, withPrizes);
  await insertAwards(
    transaction,
    withPrizes.flatMap(({ playerId, prize }, index) =>
      prize === 0n
        ? []
        : {
            run_id: run.id,
            player_id: playerId,
            stage: index + 1,
            form: prizes[0]?.form ?? 'points',
            amount: String(prize),
            state: 'earned' as const,
            reached_at: now,
            try_at: now,
          },
    ),
  );
}

/** Of `place:player:score`, a line each: whoever kept the list can prove that it is still the same. */
function hashOf(places: readonly PlaceRow[]): string {
  const list = places.map(({ playerId, score }, index) => `${index + 1}:${playerId}:${score}`);
  return createHash('sha256').update(list.join('\n')).digest('hex');
}

/** Places below are counted while a board runs and are not kept. */
const placesKept = 10_000;
const waitMs = 24 * 60 * 60_000;
const everyMs = 60_000;
