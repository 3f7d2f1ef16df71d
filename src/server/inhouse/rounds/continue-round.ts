import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { stepRound as Step } from '#contract/inhouse.ts';
import { type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { leaveFlight } from '../tables/crash-leave.ts';
import { stampHand } from '../tables/crash-waiting.ts';
import { stepRound } from './step-round.ts';
import { selectSeen } from './step-store.ts';

/**
 * A step in a round that runs. At a shared table it is stamped with the moment it came in, and the round is seen
 * first without a lock: a player whose own lock is waited for must not keep a flight from ending.
 */
export async function continueRound(
  app: AppContext,
  request: RequestOf<typeof Step>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof Step>, (typeof Step)['refuses'][number]>> {
  const hand = stampHand(app);
  try {
    const row = await selectSeen(app.database, player.id, request.roundId);
    if (!row) return refuse('round.unknown');
    if (row.rules === 'VB_CRASH') return await leaveFlight(app, row, hand);
    hand.end();
    return row.table_round_id === null
      ? await stepRound(app, request, player)
      : refuse('round.step');
  } finally {
    hand.end();
  }
}
