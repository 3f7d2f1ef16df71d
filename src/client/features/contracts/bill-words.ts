import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#client/ui/Status.tsx';
import type { ValueOf } from '#contract/call.ts';
import type { BillState, billMembers } from '#contract/contract-bills.ts';

export const billStateWords: Readonly<Record<BillState, MessageDescriptor>> = {
  issued: msg({ message: 'Issued', context: 'a bill' }),
  'not-reached': msg({ message: 'Not reached', context: 'a bill' }),
  'awaiting-approval': msg({ message: 'Awaiting approval', context: 'a bill' }),
  'part-paid': msg({ message: 'Paid in part', context: 'a bill' }),
  paid: msg({ message: 'Paid', context: 'a bill' }),
  denied: msg({ message: 'Denied', context: 'a bill' }),
  expired: msg({ message: 'Expired', context: 'a bill' }),
};

export const billTones: Readonly<Record<BillState, Tone>> = {
  issued: 'info',
  'not-reached': 'quiet',
  'awaiting-approval': 'info',
  'part-paid': 'bad',
  paid: 'good',
  denied: 'bad',
  expired: 'quiet',
};

/** What there is to say beyond the word itself. */
export const billStateSentences: Readonly<Partial<Record<BillState, MessageDescriptor>>> = {
  issued: msg`It is counted, and is paid with the next run, within minutes.`,
  'not-reached': msg`No tier was reached, so there is nothing to pay.`,
  'awaiting-approval': msg`The site looks at it before it is paid. You need not do anything.`,
  'part-paid': msg`The payer’s wallet does not hold enough. What is missing is paid as soon as it does.`,
  denied: msg`The site has denied it: nothing of it is paid.`,
  expired: msg`Its time to be paid is over; what is open is not paid any more.`,
};

type Why = ValueOf<typeof billMembers>['list'][number]['why'];

export const whyWords: Readonly<Record<Why, MessageDescriptor>> = {
  active: msg`Counts as active`,
  'too-little': msg`Too few valid bets`,
  'no-bets': msg`No bets in this time`,
  agent: msg`Agents do not count`,
  'not-direct': msg`Only the direct downline counts`,
};
