import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#client/ui/Status.tsx';
import type { Deposit, DepositState, DepositStep, PayToLine } from '#contract/deposits.ts';

export const stateWords: Record<DepositState, MessageDescriptor> = {
  begun: msg`Being prepared`,
  waiting: msg`To be paid`,
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
  begun: msg`You began the deposit`,
  waiting: msg`Ready to be paid`,
  pending: msg`The payment was seen`,
  proof: msg`You sent a slip`,
  claimed: msg`You told us of a transfer`,
  credited: msg`The money is in your balance`,
  failed: msg`The payment was declined`,
  refused: msg`We could not accept it`,
  cancelled: msg`You cancelled it`,
  break: msg`It was called off when your break began`,
  expired: msg`It was not paid in time`,
  underpaid: msg`Less arrived than was asked for`,
  surplus: msg`More arrived than was asked for; the rest goes back`,
  late: msg`The money arrived late`,
  'not-allowed': msg`The money arrived when no deposit could be credited`,
  refunding: msg`The money is being sent back`,
  'refund-refused': msg`It could not be sent back the way it came; a person sees to it`,
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
      ? msg`Make the transfer and write the reference in it. We credit it when it arrives.`
      : msg`Pay, and we credit it as soon as we hear of it.`;
  }
  return restWords[state];
}

const restWords: Record<Exclude<DepositState, 'waiting'>, MessageDescriptor> = {
  begun: msg`We are asking the payment service.`,
  pending: msg`The payment is on its way. There is nothing more for you to do.`,
  review: msg`Somebody is looking for your transfer. There is nothing more for you to do.`,
  credited: msg`You can play with it now.`,
  failed: msg`Nothing was taken from your balance. You can try again or choose another way.`,
  cancelled: msg`If you paid all the same, the money is credited or sent back.`,
  expired: msg`If you paid all the same, the money is credited or sent back.`,
  refunding: msg`It goes back to where it came from. Banks may take some days.`,
  refunded: msg`It went back to where it came from. Banks may take some days to show it.`,
};
