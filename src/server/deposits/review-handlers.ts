import * as review from '#contract/deposit-review.ts';
import { listIncidents, settleIncident } from '#server/incidents/incidents.ts';
import { type Answer, answer, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { creditDeposit, markRefunded, refuseDeposit, takeOverRefund } from './operate-deposits.ts';
import {
  listForReview,
  listTransfers,
  readForReview,
  readSlip,
  viewForReview,
} from './review-deposits.ts';

/** What operators do by call; the verbs are the ones that commands use. */
export function depositReviewAnswers(app: AppContext): Answer[] {
  const view = async (id: string) => done(await viewForReview(app, id));
  return [
    answer(review.depositReviewList, ({ request }) => listForReview(app, request)),
    answer(review.depositForReview, ({ request }) => readForReview(app, request)),
    answer(review.depositSlip, ({ request, operator }) => readSlip(app, request, operator)),
    answer(review.unmatchedTransfers, ({ request }) => listTransfers(app, request)),
    answer(review.paymentIncidents, async ({ request }) => {
      const page = await listIncidents(app, request);
      const list = page.list.map(({ paymentId, raisedAt, ...incident }) => {
        return { ...incident, payment: paymentId, raisedAt: raisedAt.toISOString() };
      });
      return done({ list, next: page.next });
    }),
    answer(review.closePaymentIncident, async ({ request, operator }) => {
      const closed = await settleIncident(app, request, operator);
      return closed.done ? done({}) : closed;
    }),
    answer(review.creditDeposit, async ({ request, operator }) => {
      const { id, by, ...way } = request;
      const amount = 'amount' in way && way.amount ? BigInt(way.amount) : undefined;
      const transferId = 'transferId' in way ? way.transferId : undefined;
      const credited = await creditDeposit(app, { named: { id }, amount, transferId }, operator);
      return credited.done ? view(id) : credited;
    }),
    answer(review.refuseDeposit, async ({ request: { id, reason }, operator }) => {
      const refused = await refuseDeposit(app, { named: { id }, reason }, operator);
      return refused.done ? view(id) : refused;
    }),
    answer(review.markDepositRefunded, async ({ request: { id, reference }, operator }) => {
      const marked = await markRefunded(app, { named: { id }, reference }, operator);
      return marked.done ? view(id) : marked;
    }),
    answer(review.takeOverRefund, async ({ request: { id }, operator }) => {
      const taken = await takeOverRefund(app, { id }, operator);
      return taken.done ? view(id) : taken;
    }),
  ];
}
