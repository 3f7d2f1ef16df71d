import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { settleDispute as Call } from '#contract/withdrawal-review.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { type Actor, isUnnamed, writeAudit } from '#server/operator/audit.ts';
import { refundMissing } from './move-money.ts';
import { nextState } from './next-state.ts';
import { notifyOwner, type WithdrawalContext } from './notify-owner.ts';
import { progressOf } from './progress-of.ts';
import { shownForReview } from './shown-withdrawal.ts';
import {
  addStep,
  changeWithdrawal,
  lockWithdrawal,
  selectProofs,
  type WithdrawalRow,
} from './store.ts';

type Settled = Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>;

/** Ends a dispute one way or the other, once; the first approval of a refund ends nothing yet. */
export async function settleDispute(
  app: WithdrawalContext,
  { id, outcome, reason }: RequestOf<typeof Call>,
  actor: Actor,
): Promise<Settled> {
  return inTransaction<Settled>(app.database, async (transaction) => {
    const row = await lockWithdrawal(transaction, id);
    if (!row) return refuse('withdrawal.unknown');
    const by = isUnnamed(actor) ? null : actor.name;
    const verdict = nextState(progressOf(row), { kind: 'settle', outcome, by });
    if (!verdict.isAllowed) {
      return refuse(
        verdict.why === 'same-person' ? 'withdrawal.same-person' : 'withdrawal.not-now',
      );
    }
    const { state } = verdict;
    const isFirst = state === 'disputed';
    const change = isFirst ? { state, refund_first_by: actor.name } : { state, reason };
    await changeWithdrawal(transaction, id, change);
    if (!isFirst) await carryOut(app, transaction, { row, outcome, actor });
    const action = isFirst ? 'withdrawal.refund-first' : `withdrawal.${outcome}`;
    await writeAudit(transaction, actor, action, `withdrawal:${id}`, { reason });
    const [after, proofs] = [
      await lockWithdrawal(transaction, id),
      await selectProofs(transaction, id),
    ];
    if (!isFirst) await notifyOwner(app, transaction, row);
    return after ? done(shownForReview(after, proofs)) : refuse('withdrawal.unknown');
  });
}

interface Settling {
  row: WithdrawalRow;
  outcome: RequestOf<typeof Call>['outcome'];
  actor: Actor;
}

async function carryOut(
  { clock }: Pick<WithdrawalContext, 'clock'>,
  transaction: Transaction,
  { row, outcome, actor }: Settling,
): Promise<void> {
  const { id, playerId } = row;
  const at = clock.now();
  if (outcome === 'received') {
    await addStep(transaction, { id, playerId, step: 'settled-as-received', at });
    return;
  }
  const by = `operator:${actor.name}`;
  const amount = await refundMissing(transaction, row, BigInt(row.received ?? 0), by);
  await addStep(transaction, { id, playerId, step: 'settled-by-refund', amount, at });
}
