import * as v from 'valibot';
import { defineCall } from './call.ts';
import { giftForms } from './gift.ts';
import { Currency, Minor, Moment, Nothing } from './values.ts';

const Given = v.nullable(v.object({ form: v.picklist(giftForms), amount: Minor }));
const Sides = { inviter: Given, friend: Given };

/**
 * `open`: something is missing. `next-month`: all is done, and the month has no room. `released`: it
 * counted. `over`: its days are over. `not-counted`: it never counts, as for one's own second account.
 */
const friendStates = ['open', 'next-month', 'released', 'over', 'not-counted'] as const;

export const InvitedFriend = v.object({
  /** Masked; no amount of theirs is ever shown. */
  name: v.string(),
  registeredAt: v.nullable(Moment),
  state: v.picklist(friendStates),
  /** Null where the stage is not asked. */
  isVerified: v.nullable(v.boolean()),
  hasDeposited: v.nullable(v.boolean()),
  hasStaked: v.nullable(v.boolean()),
  /** Until when the steps can be done; null where there is no such end. */
  until: v.nullable(Moment),
  /** From when a friend counts who found no room. */
  countsFrom: v.nullable(Moment),
});
export type InvitedFriend = v.InferOutput<typeof InvitedFriend>;

export const referralFriendsShown = 100;

export const referralOverview = defineCall({
  name: 'referralOverview',
  summary: 'One’s invitation: code, what it brings, who came by it and what they still need',
  method: 'GET',
  path: '/wps/referral',
  who: 'real-member',
  request: Nothing,
  value: v.object({
    currency: Currency,
    /** False while the merchant has no such promotion: then nothing is offered. */
    isOpen: v.boolean(),
    code: v.string(),
    /** Null where the stage is not asked. */
    verified: v.nullable(v.object(Sides)),
    played: v.nullable(v.object({ ...Sides, deposits: Minor, bets: Minor, days: v.number() })),
    month: v.object({ released: v.number(), atMost: v.number(), endsAt: Moment }),
    /** The newest, at most a hundred. */
    friends: v.array(InvitedFriend),
    invited: v.number(),
    /** Until when a friend’s code can still be typed; null where it is too late, or one is there. */
    typeUntil: v.nullable(Moment),
    asOf: Moment,
  }),
  refuses: [],
});

export const nameReferrer = defineCall({
  name: 'nameReferrer',
  summary: 'Says within a day of registering whose invitation it was; once, and for ever',
  method: 'POST',
  path: '/wps/referral/code',
  who: 'real-member',
  request: v.strictObject({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
  value: v.object({}),
  refuses: [
    'referral.closed',
    'referral.already',
    'referral.late',
    'referral.unknown',
    'referral.own',
    'referral.circle',
    'referral.line',
    'referral.same-person',
  ],
});
