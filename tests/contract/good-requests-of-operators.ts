import type { GoodRequest } from './good-requests.ts';

/** Most of those that the merchant's own people make. */
export const operatorRequests: Readonly<Record<string, GoodRequest>> = {
  operatorSelf: { request: {} },
  operatorRenew: { request: { code: '{operatorCode}' }, as: 'renewer' },
  operatorAudit: { request: { subject: 'ana' } },
  kycReviewList: { request: {} },
  kycPapers: { request: { id: '{kycCase}' } },
  kycPicture: { request: { id: '{kycCase}', side: 'front' } },
  decideKyc: { request: { id: '{kycCaseToDecide}', decision: 'approve' } },
  reviewList: { request: {} },
  payoutDetails: { request: { id: '{withdrawalApproved}' } },
  decideWithdrawal: { request: { id: '{withdrawalAsked}', decision: 'approve' } },
  depositReviewList: { request: { method: 'transfer', olderThanMinutes: '0' } },
  depositForReview: { request: { id: '{deposit}' } },
  depositSlip: { request: { id: '{deposit}', ordinal: '1' } },
  paymentIncidents: { request: { after: '1' } },
  closePaymentIncident: { request: { id: '{incident}', note: 'Paid back by hand.' } },
  creditDeposit: { request: { id: '{depositToCredit}', by: 'hand' } },
};
