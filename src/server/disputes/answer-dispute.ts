import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { answerDispute as Call } from '#contract/disputes.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { notifyPlayer, type Teller } from '#server/notices/notify-player.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { shownForReview } from './read-disputes.ts';
import { lockDispute, updateAnswer } from './store.ts';

type Answered = Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>;

/** Final: a second request gets the first answer. Moves no money. */
export function answerDispute(
  app: Pick<AppContext, 'database' | 'clock'> & Teller,
  { id, verdict, answer }: RequestOf<typeof Call>,
  actor: Actor,
): Promise<Answered> {
  return inTransaction<Answered>(app.database, async (transaction) => {
    const row = await lockDispute(transaction, id);
    if (!row) return refuse('dispute.unknown');
    if (row.verdict !== null) return refuse('dispute.answered');
    const answered = { verdict, answer, answeredBy: actor.name, now: app.clock.now() };
    await updateAnswer(transaction, id, answered);
    await writeAudit(transaction, actor, `dispute.${verdict}`, `round:${row.round_id}`, { answer });
    await notifyPlayer(app, transaction, {
      playerId: row.player_id,
      template: 'dispute.answered',
      values: { round: row.round_id, verdict, answer },
      link: `/member?page=personalHistoryCopy&round=${row.round_id}`,
      about: `dispute:${id}`,
    });
    const after = await lockDispute(transaction, id);
    return after ? done(shownForReview(after)) : refuse('dispute.unknown');
  });
}
