import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { sendPart as Call } from '#contract/withdrawal-review.ts';
import { done, type Outcome, refuse } from '#server/answer.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { plan } from '#server/work/jobs.ts';
import { payOn, takeCharges } from './move-money.ts';
import { nextState } from './next-state.ts';
import { shownForReview } from './shown-withdrawal.ts';
import { standingOf } from './standing-of.ts';
import {
  addStep,
  changeWithdrawal,
  insertPart,
  lockWithdrawal,
  selectParts,
  selectTerms,
} from './store.ts';
import { tellDecision, tellOwner, type Withdrawing } from './tell.ts';

type Sent = Outcome<AnswerOf<typeof Call>, (typeof Call)['refuses'][number]>;

/** The bank has it: the money leaves what is held, and with the last part the player's clock begins. */
export async function sendPart(
  house: Withdrawing,
  { requestId, id, amount: typed, reference }: RequestOf<typeof Call>,
  actor: Actor,
): Promise<Sent> {
  return inTransaction<Sent>(house.database, async (transaction) => {
    const row = await lockWithdrawal(transaction, id);
    if (!row) return refuse('withdrawal.unknown');
    const parts = await selectParts(transaction, id);
    const earlier = parts.find((part) => part.requestId === requestId);
    if (earlier) {
      const isSame = earlier.amount === typed && earlier.reference === reference;
      return isSame ? done(shownForReview(row, [])) : refuse('request.conflict');
    }
    const amount = BigInt(typed);
    const verdict = nextState(standingOf(row), { kind: 'send', amount });
    if (!verdict.isAllowed) {
      return refuse(
        verdict.why === 'more-than-left' ? 'withdrawal.more-than-left' : 'withdrawal.not-now',
      );
    }
    const { playerId } = row;
    const now = house.clock.now();
    const by = `operator:${actor.name}`;
    if (row.state === 'approved') await takeCharges(transaction, row, by);
    const part = await insertPart(transaction, { id, requestId, amount, reference, at: now });
    await payOn(transaction, row, { id: part, amount, actor: by });
    const isWhole = verdict.state === 'paid';
    const { receiveMinutes } = await selectTerms(transaction);
    const receiveBy = new Date(now.getTime() + receiveMinutes * minuteMs);
    await changeWithdrawal(transaction, id, {
      state: verdict.state,
      sent: String(BigInt(row.sent) + amount),
      ...(isWhole ? { receive_by: receiveBy } : {}),
    });
    await addStep(transaction, { id, playerId, step: 'part-sent', amount, at: now });
    if (isWhole) {
      await addStep(transaction, { id, playerId, step: 'all-sent', at: now });
      await plan(transaction, {
        kind: 'withdrawal-receipt',
        key: id,
        due: receiveBy,
        body: { id },
      });
    }
    await writeAudit(transaction, actor, 'withdrawal.part', `withdrawal:${id}`, {
      amount: typed,
      reference,
    });
    const after = await lockWithdrawal(transaction, id);
    if (isWhole) {
      const { payout, commodity } = row;
      const values = { amount: payout, currency: commodity, minutes: String(receiveMinutes) };
      await tellDecision(house, transaction, row, { template: 'withdrawal.paid', values });
    }
    await tellOwner(house, transaction, row);
    return after ? done(shownForReview(after, [])) : refuse('withdrawal.unknown');
  });
}

const minuteMs = 60_000;
