import * as payout from '#contract/payout-accounts.ts';
import * as review from '#contract/withdrawal-review.ts';
import * as withdrawals from '#contract/withdrawals.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
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

export function withdrawalAnswers(app: AppContext): Answer[] {
  return [
    answer(payout.payoutAccounts, ({ player }) => listAccounts(app, player)),
    answer(payout.addPayoutAccount, ({ request, player }) => addAccount(app, request, player)),
    answer(payout.removePayoutAccount, ({ request, player }) =>
      removeAccount(app, request, player),
    ),
    answer(withdrawals.withdrawalTerms, ({ player }) => readTerms(app, player)),
    answer(withdrawals.withdraw, ({ request, player }) => askWithdrawal(app, request, player)),
    answer(withdrawals.withdrawals, ({ request, player }) => readList(app, request, player)),
    answer(withdrawals.oneWithdrawal, ({ request, player }) => readOne(app, request, player)),
    answer(withdrawals.confirmReceipt, ({ request, player }) =>
      confirmReceipt(app, request, player),
    ),
    answer(withdrawals.addReceiptProof, ({ request, player }) => addProof(app, request, player)),
    answer(review.reviewList, ({ request }) => listForReview(app, request)),
    answer(review.payoutDetails, ({ request, operator }) =>
      readPayoutDetails(app, request, operator),
    ),
    answer(review.decideWithdrawal, ({ request, operator }) =>
      decideWithdrawal(app, request, operator),
    ),
    answer(review.sendPart, ({ request, operator }) => sendPart(app, request, operator)),
    answer(review.payByProvider, ({ request, operator }) => payByProvider(app, request, operator)),
    answer(review.payoutOrders, ({ request }) => listOrders(app, request.id)),
    answer(review.closeOrder, ({ request, operator }) => endOrder(app, request, operator)),
    answer(review.settleDispute, ({ request, operator }) => settleDispute(app, request, operator)),
    answer(review.receiptProof, ({ request, operator }) => readProof(app, request, operator)),
  ];
}
