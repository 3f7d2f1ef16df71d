import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { decideWithdrawal as Call } from '#contract/withdrawal-review.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { type Actor, isUnnamed, writeAudit } from '#server/operator/audit.ts';
import { giveBack } from './move-money.ts';
import { nextState } from './next-state.ts';
import { notifyOwner, tellDecision, type WithdrawalContext } from './notify-owner.ts';
import { progressOf } from './progress-of.ts';
import { shownForReview } from './shown-withdrawal.ts';
import { addStep, changeWithdrawal, lockWithdrawal } from './store.ts';

type Decided = Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>;

export async function decideWithdrawal(
  app: WithdrawalContext,
  request: RequestOf<typeof Call>,
  actor: Actor,
): Promise<Decided> {
  return inTransaction<Decided>(app.database, async (transaction) => {
    const row = await lockWithdrawal(transaction, request.id);
    if (!row) return refuse('withdrawal.unknown');
    const isApproval = request.decision === 'approve';
    const verdict = nextState(
      progressOf(row),
      isApproval
        ? { kind: 'approve', by: isUnnamed(actor) ? null : actor.name }
        : { kind: request.decision },
    );
    if (!verdict.isAllowed) {
      return refuse(
        verdict.why === 'same-person' ? 'withdrawal.same-person' : 'withdrawal.not-now',
      );
    }
    const { id, playerId } = row;
    const { state } = verdict;
    const now = app.clock.now();
    // A named approval replaces a first approval without a name.
    const isFirst = row.state === 'asked' || state === 'second-look';
    const reason = request.decision === 'approve' ? undefined : request.reason;
    await changeWithdrawal(transaction, id, {
      state,
      ...(isApproval && isFirst ? { first_approver: actor.name } : {}),
      ...(reason === undefined ? {} : { reason }),
    });
    const step = isApproval ? (state === 'approved' ? 'approved' : 'first-approved') : 'rejected';
    await addStep(transaction, { id, playerId, step, at: now });
    if (!isApproval) await giveBack(transaction, row, `operator:${actor.name}`);
    await writeAudit(transaction, actor, `withdrawal.${request.decision}`, `withdrawal:${id}`, {
      state,
      ...(reason === undefined ? {} : { reason }),
    });
    const after = await lockWithdrawal(transaction, id);
    const values = { amount: row.amount, currency: row.commodity };
    if (reason !== undefined) {
      const rejected = { template: 'withdrawal.rejected', values: { ...values, reason } } as const;
      await tellDecision(app, transaction, row, rejected);
    } else if (state === 'approved') {
      await tellDecision(app, transaction, row, { template: 'withdrawal.approved', values });
    }
    await notifyOwner(app, transaction, row);
    return after ? done(shownForReview(after, [])) : refuse('withdrawal.unknown');
  });
}
