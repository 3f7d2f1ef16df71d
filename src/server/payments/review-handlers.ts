import * as review from '#contract/deposit-review.ts';
import { type Answer, answer, done } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { listConcerns, settleConcern } from './concerns.ts';
import { creditDeposit, markRefunded, refuseDeposit, takeOverRefund } from './operate-deposits.ts';
import {
  listForReview,
  listTransfers,
  readForReview,
  readSlip,
  viewForReview,
} from './review-deposits.ts';

/** What operators do by call; the verbs are the ones that commands use. */
export function depositReviewAnswers(house: House): Answer[] {
  const view = async (id: string) => done(await viewForReview(house, id));
  return [
    answer(review.depositReviewList, ({ request }) => listForReview(house, request)),
    answer(review.depositForReview, ({ request }) => readForReview(house, request)),
    answer(review.depositSlip, ({ request, operator }) => readSlip(house, request, operator)),
    answer(review.unmatchedTransfers, ({ request }) => listTransfers(house, request)),
    answer(review.paymentConcerns, async ({ request }) => {
      const page = await listConcerns(house, request);
      const list = page.list.map(({ paymentId, raisedAt, ...concern }) => {
        return { ...concern, payment: paymentId, raisedAt: raisedAt.toISOString() };
      });
      return done({ list, next: page.next });
    }),
    answer(review.closePaymentConcern, async ({ request, operator }) => {
      const closed = await settleConcern(house, request, operator);
      return closed.done ? done({}) : closed;
    }),
    answer(review.creditDeposit, async ({ request, operator }) => {
      const { id, by, ...way } = request;
      const amount = 'amount' in way && way.amount ? BigInt(way.amount) : undefined;
      const transferId = 'transferId' in way ? way.transferId : undefined;
      const credited = await creditDeposit(house, { named: { id }, amount, transferId }, operator);
      return credited.done ? view(id) : credited;
    }),
    answer(review.refuseDeposit, async ({ request: { id, reason }, operator }) => {
      const refused = await refuseDeposit(house, { named: { id }, reason }, operator);
      return refused.done ? view(id) : refused;
    }),
    answer(review.markDepositRefunded, async ({ request: { id, reference }, operator }) => {
      const marked = await markRefunded(house, { named: { id }, reference }, operator);
      return marked.done ? view(id) : marked;
    }),
    answer(review.takeOverRefund, async ({ request: { id }, operator }) => {
      const taken = await takeOverRefund(house, { id }, operator);
      return taken.done ? view(id) : taken;
    }),
  ];
}
