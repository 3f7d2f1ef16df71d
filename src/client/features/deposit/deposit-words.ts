import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#client/ui/Status.tsx';
import type { Deposit, DepositState, DepositStep, PayToLine } from '#contract/deposits.ts';

export const stateWords: Record<DepositState, MessageDescriptor> = {
  begun: msg`Being prepared`,
  waiting: msg`Awaiting payment`,
  pending: msg`On its way`,
  review: msg`Being checked`,
  credited: msg`Credited`,
  failed: msg`Not completed`,
  cancelled: msg`Cancelled`,
  expired: msg`Expired`,
  refunding: msg`Being sent back`,
  refunded: msg`Sent back`,
};

export const stateTones: Record<DepositState, Tone> = {
  begun: 'info',
  waiting: 'info',
  pending: 'info',
  review: 'info',
  credited: 'good',
  failed: 'bad',
  cancelled: 'quiet',
  expired: 'bad',
  refunding: 'info',
  refunded: 'quiet',
};

export const stepWords: Record<DepositStep, MessageDescriptor> = {
  begun: msg`You started the deposit`,
  waiting: msg`Ready to be paid`,
  pending: msg`Payment detected`,
  proof: msg`You sent a receipt`,
  claimed: msg`You reported a transfer`,
  credited: msg`The money is in your balance`,
  failed: msg`The payment was declined`,
  refused: msg`We could not accept it`,
  cancelled: msg`You cancelled it`,
  break: msg`It was cancelled when your break began`,
  expired: msg`It was not paid in time`,
  underpaid: msg`Less arrived than the amount shown`,
  surplus: msg`More arrived than the amount shown; the rest goes back`,
  late: msg`The money arrived late`,
  'not-allowed': msg`The money arrived when deposits could not be credited`,
  refunding: msg`The money is being sent back`,
  'refund-refused': msg`It could not be returned the same way; our team is handling it`,
  refunded: msg`The money was sent back`,
};

export const lineWords: Record<PayToLine['label'], MessageDescriptor> = {
  bank: msg`Bank`,
  holder: msg`Account holder`,
  'account-type': msg`Account type`,
  account: msg`Account number`,
  'tax-id': msg`Tax number`,
  key: msg`Key`,
  address: msg`Address`,
  network: msg`Network`,
  amount: msg`Amount`,
  reference: msg`Reference`,
};

/** What happens next, in one sentence. */
export function nextWords({ state, kind }: Pick<Deposit, 'state' | 'kind'>): MessageDescriptor {
  if (state === 'waiting') {
    return kind === 'bank'
      ? msg`Make the transfer and include the reference. We credit it when it arrives.`
      : msg`Once you pay, we credit it as soon as the payment is confirmed.`;
  }
  return restWords[state];
}

const restWords: Record<Exclude<DepositState, 'waiting'>, MessageDescriptor> = {
  begun: msg`We are checking with the payment provider.`,
  pending: msg`The payment is on its way. You do not need to do anything else.`,
  review: msg`We are looking for your transfer. You do not need to do anything else.`,
  credited: msg`You can play with it now.`,
  failed: msg`The payment did not go through and your balance has not changed. Try again or choose another method.`,
  cancelled: msg`If you did pay, the money is credited or returned.`,
  expired: msg`If you did pay, the money is credited or returned.`,
  refunding: msg`It is going back to where it came from. Banks may take a few days.`,
  refunded: msg`It went back to where it came from. Banks may take a few days to show it.`,
};
