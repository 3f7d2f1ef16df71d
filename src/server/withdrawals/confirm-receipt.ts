import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { confirmReceipt as Call } from '#contract/withdrawals.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { unplan } from '#server/kernel/jobs.ts';
import { nextState } from './next-state.ts';
import { notifyOwner } from './notify-owner.ts';
import { progressOf } from './progress-of.ts';
import { shownWithdrawal } from './shown-withdrawal.ts';
import { addStep, changeWithdrawal, lockWithdrawal } from './store.ts';

type Confirmed = Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>;

export async function confirmReceipt(
  app: AppContext,
  { id, received: said }: RequestOf<typeof Call>,
  player: Player,
): Promise<Confirmed> {
  return inTransaction<Confirmed>(app.database, async (transaction) => {
    const row = await lockWithdrawal(transaction, id);
    if (!row || row.playerId !== player.id) return refuse('withdrawal.unknown');
    const received = said === 'all' ? BigInt(row.sent) : BigInt(said);
    // The same word again, as after a lost answer, is no second one.
    if (row.received === String(received)) return done(shownWithdrawal(row));
    const verdict = nextState(progressOf(row), { kind: 'confirm', received });
    if (!verdict.isAllowed) {
      return refuse(
        verdict.why === 'more-than-sent' ? 'withdrawal.more-than-sent' : 'withdrawal.not-now',
      );
    }
    await changeWithdrawal(transaction, id, {
      state: verdict.state,
      received: String(received),
    });
    const isWhole = verdict.state === 'received';
    const step = isWhole ? 'received' : received === 0n ? 'not-received' : 'received-in-part';
    const { playerId } = row;
    const at = app.clock.now();
    await addStep(transaction, { id, playerId, step, amount: received, at });
    await unplan(transaction, { kind: 'withdrawal-receipt', key: id });
    const after = await lockWithdrawal(transaction, id);
    await notifyOwner(app, transaction, row);
    return after ? done(shownWithdrawal(after)) : refuse('withdrawal.unknown');
  });
}

/**
 * Nobody said anything in the merchant's minutes: it counts as received. Which moment that is the
 * database's clock decides, so a job that comes early by a clock that jumped does nothing.
 */
export async function countAsReceived(
  app: AppContext,
  id: string,
  now: Date,
): Promise<Date | null> {
  let again: Date | null = null;
  await inTransaction(app.database, async (transaction) => {
    const row = await lockWithdrawal(transaction, id);
    again = null;
    if (!row?.receiveBy || row.state !== 'paid') return { done: true };
    if (row.receiveBy > now) {
      again = row.receiveBy;
      return { done: true };
    }
    const { playerId, sent } = row;
    const amount = BigInt(sent);
    await changeWithdrawal(transaction, id, { state: 'received', received: sent });
    await addStep(transaction, { id, playerId, step: 'counted-as-received', amount, at: now });
    await notifyOwner(app, transaction, row);
    return { done: true };
  });
  return again;
}
