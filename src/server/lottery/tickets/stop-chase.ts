import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { stopChase as Call } from '#contract/lottery-tickets.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { stopRunning } from './chase-store.ts';
import { readChase } from './read-chases.ts';

type Refusal = (typeof Call)['refuses'][number];

/** Takes back what of a chase has not closed yet; the ticket of its first numero stands. */
export function stopChase(
  app: AppContext,
  { chaseId, language }: RequestOf<typeof Call>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof Call>, Refusal>> {
  const wanted = { playerId: player.id, chaseId, language };
  return inTransaction(app.database, async (transaction) => {
    if (!(await readChase(transaction, wanted))) return refuse('chase.unknown');
    const actor = `player:${player.id}`;
    const now = app.clock.now();
    if (!(await stopRunning(transaction, { chaseId, actor, now }))) return refuse('chase.over');
    const chase = await readChase(transaction, wanted);
    if (!chase) throw new Error('A chase that was stopped is not there.');
    return done(chase);
  });
}
