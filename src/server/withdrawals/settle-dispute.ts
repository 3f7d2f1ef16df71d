import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { settleDispute as Call } from '#contract/withdrawal-review.ts';
import { done, type Outcome, refuse } from '#server/answer.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { refundMissing } from './move-money.ts';
import { nextState } from './next-state.ts';
import { shownForReview } from './shown-withdrawal.ts';
import { standingOf } from './standing-of.ts';
import { addStep, changeWithdrawal, lockWithdrawal, selectProofs } from './store.ts';
import { tellOwner, type Withdrawing } from './tell.ts';

type Settled = Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>;

/** Ends a dispute one way or the other, once. */
export async function settleDispute(
  house: Withdrawing,
  { id, outcome, reason }: RequestOf<typeof Call>,
  actor: Actor,
): Promise<Settled> {
  return inTransaction<Settled>(house.database, async (transaction) => {
    const row = await lockWithdrawal(transaction, id);
    if (!row) return refuse('withdrawal.unknown');
    const verdict = nextState(standingOf(row), { kind: 'settle', outcome });
    if (!verdict.isAllowed) return refuse('withdrawal.not-now');
    const { playerId } = row;
    const at = house.clock.now();
    await changeWithdrawal(transaction, id, { state: verdict.state, reason });
    if (outcome === 'refund') {
      const received = BigInt(row.received ?? 0);
      const by = `operator:${actor.name}`;
      const amount = await refundMissing(transaction, row, received, by);
      await addStep(transaction, { id, playerId, step: 'settled-by-refund', amount, at });
    } else {
      await addStep(transaction, { id, playerId, step: 'settled-as-received', at });
    }
    await writeAudit(transaction, actor, `withdrawal.${outcome}`, `withdrawal:${id}`, { reason });
    const [after, proofs] = [
      await lockWithdrawal(transaction, id),
      await selectProofs(transaction, id),
    ];
    await tellOwner(house, transaction, row);
    return after ? done(shownForReview(after, proofs)) : refuse('withdrawal.unknown');
  });
}
