import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { raiseDispute as Call } from '#contract/disputes.ts';
import { inTransaction } from '#server/db/open.ts';
import { readRound } from '#server/inhouse/rounds/read-rounds.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { lockPlayer } from '#server/protection/lock-player.ts';
import { shown } from './read-disputes.ts';
import { countWaiting, insertDispute, selectByRound } from './store.ts';

type Raised = Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>;

/** So many of one player's may wait for an answer. */
const mostWaiting = 5;

/** Once for each round that is over; the same words sent twice are the same dispute. */
export async function raiseDispute(
  app: AppContext,
  { roundId, words }: RequestOf<typeof Call>,
  player: Player,
): Promise<Raised> {
  const round = await readRound(app, { roundId }, player);
  if (!round.done) return round;
  // What it comes to is not known yet, and a table's outcome must not be written down before it is published.
  if (round.value.state === 'open') return refuse('round.open');
  const { id: _, ...evidence } = round.value;
  return inTransaction<Raised>(app.database, async (transaction) => {
    // Several at once are counted one after the other.
    await lockPlayer(transaction, player.id);
    const known = await selectByRound(transaction, player.id, roundId);
    if (known) return known.words === words ? done(shown(known)) : refuse('dispute.exists');
    if ((await countWaiting(transaction, player.id)) >= mostWaiting) {
      return refuse('dispute.too-many');
    }
    const dispute = { roundId, playerId: player.id, words, evidence, now: app.clock.now() };
    await insertDispute(transaction, dispute);
    const row = await selectByRound(transaction, player.id, roundId);
    return row ? done(shown(row)) : refuse('dispute.exists');
  });
}
