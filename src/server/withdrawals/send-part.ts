import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { sendPart as Call } from '#contract/withdrawal-review.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { bookPart } from './book-part.ts';
import { nextState } from './next-state.ts';
import { notifyOwner, notifySent, type WithdrawalContext } from './notify-owner.ts';
import { progressOf } from './progress-of.ts';
import { shownForReview } from './shown-withdrawal.ts';
import { lockWithdrawal, selectParts } from './store.ts';

type Sent = Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>;

/** The bank has it: the money leaves what is held, and with the last part the player's clock begins. */
export async function sendPart(
  app: WithdrawalContext,
  { requestId, id, amount: typed, reference }: RequestOf<typeof Call>,
  actor: Actor,
): Promise<Sent> {
  return inTransaction<Sent>(app.database, async (transaction) => {
    const row = await lockWithdrawal(transaction, id);
    if (!row) return refuse('withdrawal.unknown');
    const parts = await selectParts(transaction, id);
    const earlier = parts.find((part) => part.requestId === requestId);
    if (earlier) {
      const isSame = earlier.amount === typed && earlier.reference === reference;
      return isSame ? done(shownForReview(row, [])) : refuse('request.conflict');
    }
    const amount = BigInt(typed);
    const verdict = nextState(progressOf(row), { kind: 'send', amount });
    if (!verdict.isAllowed) {
      return refuse(
        verdict.why === 'more-than-left' ? 'withdrawal.more-than-left' : 'withdrawal.not-now',
      );
    }
    const minutes = await bookPart(transaction, row, {
      requestId,
      amount,
      reference,
      state: verdict.state,
      actor: `operator:${actor.name}`,
      at: app.clock.now(),
    });
    await writeAudit(transaction, actor, 'withdrawal.part', `withdrawal:${id}`, {
      amount: typed,
      reference,
    });
    const after = await lockWithdrawal(transaction, id);
    if (minutes !== null) await notifySent(app, transaction, row, minutes);
    await notifyOwner(app, transaction, row);
    return after ? done(shownForReview(after, [])) : refuse('withdrawal.unknown');
  });
}
