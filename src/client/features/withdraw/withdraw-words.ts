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
  asked: msg`Being looked at`,
  'second-look': msg`Being looked at`,
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
  asked: msg`The house looks at it now. There is nothing more for you to do.`,
  'second-look': msg`One person has approved it. A sum like this is looked at by two.`,
  approved: msg`The transfer comes next. It may be sent in parts.`,
  paying: msg`A part is on its way. The rest follows.`,
  paid: msg`It is on its way to your account. Tell us how much came.`,
  received: msg`You have your money. This one is finished.`,
  disputed: msg`We are looking for what did not come. Pictures of your bank’s movements help.`,
  settled: msg`The dispute is over. Below is how it ended.`,
  rejected: msg`Nothing was sent. All of it is back in your wallet.`,
};

export const stepWords: Record<WithdrawalStep, MessageDescriptor> = {
  asked: msg`You asked for it`,
  'first-approved': msg`A first person approved it`,
  approved: msg`It was approved`,
  rejected: msg`It was rejected, and the money came back`,
  'payout-begun': msg`It was given to the payment service`,
  'payout-failed': msg`The payment service could not send it. It is sent another way`,
  'part-sent': msg`A transfer was sent`,
  'all-sent': msg`All of it was sent`,
  received: msg`You said that all of it came`,
  'received-in-part': msg`You said that a part came`,
  'not-received': msg`You said that nothing came`,
  'counted-as-received': msg`Nobody objected in time, so it counts as received`,
  'settled-as-received': msg`It stands as received`,
  'settled-by-refund': msg`What did not come was given back to your wallet`,
};

/** Why a payment service did not send it. */
export const failureWords: Record<PayoutFailure, MessageDescriptor> = {
  'account-closed': msg`The account is closed.`,
  'account-wrong': msg`The account number was not accepted.`,
  'holder-differs': msg`The account is in another name.`,
  limit: msg`The bank’s limit was reached.`,
  partly: msg`Only a part could be sent.`,
  provider: msg`The payment service did not say why.`,
};

export const obstacleTitles: Record<Obstacle, MessageDescriptor> = {
  'no-payment-password': msg`Set a payment password`,
  'no-account': msg`Say where your money goes`,
  'account-other-name': msg`This account is in another name`,
  'account-rests': msg`Your new account is resting`,
  'account-off': msg`Nothing is sent to this account just now`,
  'identity-unknown': msg`Show us who you are`,
  'identity-pending': msg`We are looking at your document`,
  'identity-refused': msg`Your document was not accepted`,
  turnover: msg`Some of it has to be played first`,
  'daily-count': msg`That was all for today`,
  'nothing-there': msg`There is nothing to withdraw`,
};

export const obstacleWords: Record<Obstacle, MessageDescriptor> = {
  'no-payment-password': msg`It is asked for whenever money leaves, so that a phone left open cannot send it.`,
  'no-account': msg`Add a bank account or a wallet in your own name.`,
  'account-other-name': msg`Money goes only to the name on your document. Add an account in that name.`,
  'account-rests': msg`A place that was just added waits a while, so that a thief cannot use it at once.`,
  'account-off': msg`The house has switched this way off. Add an account at another bank or wallet.`,
  'identity-unknown': msg`The law asks us to know you before money leaves. You do this once.`,
  'identity-pending': msg`There is nothing more for you to do. We tell you as soon as it is done.`,
  'identity-refused': msg`Send it again. The page of your document says what was wrong with it.`,
  turnover: msg`What was paid in is for playing, and not for passing on. The bar shows how far you are.`,
  'daily-count': msg`You have asked as often as a day allows. It goes on 24 hours after the first of them.`,
  'nothing-there': msg`What is on its way out does not count any more.`,
};
