import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#client/ui/Status.tsx';
import type {
  Obstacle,
  PayoutFailure,
  WithdrawalState,
  WithdrawalStep,
} from '#contract/withdrawals.ts';

export const stateWords: Record<WithdrawalState, MessageDescriptor> = {
  asked: msg`Under review`,
  'second-look': msg`Under review`,
  approved: msg`Approved`,
  paying: msg`Sent in part`,
  paid: msg`Sent`,
  received: msg`Received`,
  disputed: msg`In dispute`,
  settled: msg`Settled`,
  rejected: msg`Rejected`,
};

export const stateTones: Record<WithdrawalState, Tone> = {
  asked: 'info',
  'second-look': 'info',
  approved: 'info',
  paying: 'info',
  paid: 'info',
  received: 'good',
  disputed: 'bad',
  settled: 'good',
  rejected: 'bad',
};

/** What to expect next, in one sentence. */
export const nextWords: Record<WithdrawalState, MessageDescriptor> = {
  asked: msg`We are reviewing it. You do not need to do anything else.`,
  'second-look': msg`It has one approval. An amount like this needs two.`,
  approved: msg`The transfer is next. It may be sent in parts.`,
  paying: msg`Part of it is on its way. The rest will follow.`,
  paid: msg`It is on its way to your account. Tell us when it arrives.`,
  received: msg`You have your money. This withdrawal is complete.`,
  disputed: msg`We are tracing what did not arrive. Screenshots of your bank statement help.`,
  settled: msg`The dispute is closed. See the result below.`,
  rejected: msg`Nothing was sent. All of it is back in your wallet.`,
};

export const stepWords: Record<WithdrawalStep, MessageDescriptor> = {
  asked: msg`You requested it`,
  'first-approved': msg`First approval given`,
  approved: msg`It was approved`,
  rejected: msg`It was rejected, and the money came back`,
  'payout-begun': msg`Sent to the payment provider`,
  'payout-failed': msg`The payment provider could not send it. We will send it another way`,
  'part-sent': msg`A transfer was sent`,
  'all-sent': msg`All of it was sent`,
  received: msg`You received all of it`,
  'received-in-part': msg`You received a part`,
  'not-received': msg`You reported that nothing arrived`,
  'counted-as-received': msg`No dispute was opened in time, so it counts as received`,
  'settled-as-received': msg`Marked as received`,
  'settled-by-refund': msg`What did not arrive was returned to your wallet`,
};

/** Why a payment service did not send it. */
export const failureWords: Record<PayoutFailure, MessageDescriptor> = {
  'account-closed': msg`The account is closed.`,
  'account-wrong': msg`The account number was not accepted.`,
  'holder-differs': msg`The account is in someone else’s name.`,
  limit: msg`The bank’s limit was reached.`,
  partly: msg`Only a part could be sent.`,
  provider: msg`The payment provider gave no reason.`,
};

export const obstacleTitles: Record<Obstacle, MessageDescriptor> = {
  'no-payment-password': msg`Set a payment password`,
  'no-account': msg`Choose where to receive your money`,
  'account-other-name': msg`This account is in someone else’s name`,
  'account-rests': msg`Your new account is not ready yet`,
  'account-off': msg`This account cannot be paid right now`,
  'identity-unknown': msg`Verify your identity`,
  'identity-pending': msg`We are checking your document`,
  'identity-refused': msg`Your document was not accepted`,
  turnover: msg`Part of it must be played first`,
  'daily-count': msg`No more withdrawals today`,
  'nothing-there': msg`Nothing to withdraw`,
};

export const obstacleWords: Record<Obstacle, MessageDescriptor> = {
  'no-payment-password': msg`We ask for it at every withdrawal, so that nobody can send money from a phone left unlocked.`,
  'no-account': msg`Add a bank account or a wallet in your own name.`,
  'account-other-name': msg`Money goes only to the name on your document. Add an account in that name.`,
  'account-rests': msg`For your safety, a new account has to wait before it can be paid.`,
  'account-off': msg`This method is unavailable. Add an account at another bank or wallet.`,
  'identity-unknown': msg`The law requires us to verify your identity before we pay out. You do this only once.`,
  'identity-pending': msg`You do not need to do anything else. We will let you know when it is done.`,
  'identity-refused': msg`Send it again. The identity check page says what was wrong.`,
  turnover: msg`Deposits must be played before you withdraw them. The bar shows your progress.`,
  'daily-count': msg`You have used all your withdrawals for one day. You can withdraw again 24 hours after the first one.`,
  'nothing-there': msg`Withdrawals in progress are already deducted.`,
};
