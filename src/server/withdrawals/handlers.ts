import * as payout from '#contract/payout-accounts.ts';
import * as review from '#contract/withdrawal-review.ts';
import * as withdrawals from '#contract/withdrawals.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { askWithdrawal } from './ask-withdrawal.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { endOrder, listOrders, payByProvider } from './pay-by-provider.ts';
import { addAccount, listAccounts, removeAccount } from './payout-accounts.ts';
import { readList, readOne, readTerms } from './read-withdrawals.ts';
import { addProof, readProof } from './receipt-proofs.ts';
import { listForReview, readPayoutDetails } from './review.ts';
import { sendPart } from './send-part.ts';
import { settleDispute } from './settle-dispute.ts';

export function withdrawalAnswers(house: House): Answer[] {
  return [
    answer(payout.payoutAccounts, ({ player }) => listAccounts(house, player)),
    answer(payout.addPayoutAccount, ({ request, player }) => addAccount(house, request, player)),
    answer(payout.removePayoutAccount, ({ request, player }) =>
      removeAccount(house, request, player),
    ),
    answer(withdrawals.withdrawalTerms, ({ player }) => readTerms(house, player)),
    answer(withdrawals.withdraw, ({ request, player }) => askWithdrawal(house, request, player)),
    answer(withdrawals.withdrawals, ({ request, player }) => readList(house, request, player)),
    answer(withdrawals.oneWithdrawal, ({ request, player }) => readOne(house, request, player)),
    answer(withdrawals.confirmReceipt, ({ request, player }) =>
      confirmReceipt(house, request, player),
    ),
    answer(withdrawals.addReceiptProof, ({ request, player }) => addProof(house, request, player)),
    answer(review.reviewList, ({ request }) => listForReview(house, request)),
    answer(review.payoutDetails, ({ request, operator }) =>
      readPayoutDetails(house, request, operator),
    ),
    answer(review.decideWithdrawal, ({ request, operator }) =>
      decideWithdrawal(house, request, operator),
    ),
    answer(review.sendPart, ({ request, operator }) => sendPart(house, request, operator)),
    answer(review.payByProvider, ({ request, operator }) =>
      payByProvider(house, request, operator),
    ),
    answer(review.payoutOrders, ({ request }) => listOrders(house, request.id)),
    answer(review.closeOrder, ({ request, operator }) => endOrder(house, request, operator)),
    answer(review.settleDispute, ({ request, operator }) =>
      settleDispute(house, request, operator),
    ),
    answer(review.receiptProof, ({ request, operator }) => readProof(house, request, operator)),
  ];
}
