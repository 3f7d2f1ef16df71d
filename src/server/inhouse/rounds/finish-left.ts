import type { AppContext } from '#server/kernel/app-context.ts';
import { selectPairs } from '../seeds/seed-store.ts';
import { selectRound } from '../store.ts';
import { settleLeft } from '../tables/room-settle.ts';
import { leftAfterMs } from './left-rounds.ts';
import { replayableOf, replayToEnd } from './replay-round.ts';
import { goOn, takeBack } from './step-round.ts';

/**
 * Finishes a round whose player has not come back, by the steps that the game's rules name. The stake
 * is given back only where nothing was decided: who sees that they are losing would stay away.
 */
export async function finishLeft(
  app: AppContext,
  { roundId, playerId, now }: { roundId: string; playerId: string; now: Date },
): Promise<'done' | { again: Date }> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const row = await selectRound(app.database, playerId, roundId);
    if (row?.state !== 'open') return 'done';
    if (row.table_round_id !== null) {
      await settleLeft(app, row, row.table_round_id);
      return 'done';
    }
    const due = new Date(row.changed_at.getTime() + leftAfterMs);
    // Somebody came back after this was planned.
    if (turn === 0 && due > now) return { again: due };
    const [pair] = await selectPairs(app.database, [row.seed_pair_id]);
    if (!pair) throw new Error('A round without its seeds.');
    const replayable = replayableOf(app, row, pair);
    const { leave } = replayable.game;
    if (!leave) throw new Error(`${row.rules} does not say how it ends by itself.`);
    const step = leave(replayToEnd(replayable).view);
    const after = replayable.steps.length;
    const round = { roundId, after, playerId };
    if (step === null) {
      await takeBack(app, round);
      continue;
    }
    const made = await goOn(app, { ...round, step });
    // Made by the player in this very moment: looked at again.
    if (!made.done && made.code !== 'request.conflict' && made.code !== 'round.over') {
      throw new Error(`${row.rules} cannot be finished: ${made.code}`);
    }
  }
  throw new Error('A round that does not end.');
}

const mostTurns = 100;
