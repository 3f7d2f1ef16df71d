import * as v from 'valibot';
import { defineCall } from './call.ts';
import { SignedMinor } from './money.ts';
import {
  breakKinds,
  coolOffHours,
  exclusionMonths,
  limitKinds,
  limitPeriods,
  realityMinutes,
} from './protection-rules.ts';
import { Currency, count, Minor, Moment, NodeId, Nothing } from './values.ts';

const Kind = v.picklist(limitKinds);
const Period = v.picklist(limitPeriods);
/** Minor units; minutes where the kind is `session`. Null: no limit. */
const Amount = v.nullable(Minor);

const OwnLimit = v.object({
  kind: Kind,
  period: Period,
  /** What the player chose. */
  own: Amount,
  /** What nobody goes over here. */
  maximum: Amount,
  /** The lower of the two. */
  inForce: Amount,
  used: Minor,
  /** A looser one that was asked for: from `dueAt` on a confirmation brings it into force. */
  pending: v.nullable(v.object({ amount: Amount, dueAt: Moment, expiresAt: Moment })),
});
export type OwnLimit = v.InferOutput<typeof OwnLimit>;

export const OwnProtection = v.object({
  /** The gateway's clock, since the phone's may be wrong. */
  now: Moment,
  currency: Currency,
  /** Whether limits were chosen, or none were wanted; before that nothing is deposited. */
  hasChosen: v.boolean(),
  /** Wants no bonuses and no offers; kept until the player undoes it. */
  hasOffersOff: v.boolean(),
  limits: v.array(OwnLimit),
  break: v.nullable(v.object({ kind: v.picklist(breakKinds), beganAt: Moment, endsAt: Moment })),
  reality: v.object({ minutes: v.number(), dueAt: v.nullable(Moment), isPending: v.boolean() }),
});
export type OwnProtection = v.InferOutput<typeof OwnProtection>;

export const ownProtection = defineCall({
  name: 'ownProtection',
  summary: 'The caller’s limits with what is used of them, their break and their reality check',
  method: 'GET',
  path: '/wps/protection',
  who: 'real-member',
  request: Nothing,
  value: OwnProtection,
  refuses: [],
});

const AskedLimit = v.strictObject({ kind: Kind, period: Period, amount: Amount });
export type LimitRequest = v.InferOutput<typeof AskedLimit>;

export const setLimits = defineCall({
  name: 'setLimits',
  summary: 'Tighter limits hold at once; looser ones wait a day and for a confirmation',
  method: 'POST',
  path: '/wps/protection/limits',
  who: 'real-member',
  request: v.strictObject({
    limits: v.pipe(v.array(AskedLimit), v.minLength(1), v.maxLength(12)),
  }),
  value: OwnProtection,
  refuses: ['limit.above-maximum'],
});

export const confirmLimit = defineCall({
  name: 'confirmLimit',
  summary: 'Confirms a looser limit',
  method: 'POST',
  path: '/wps/protection/limits/confirm',
  who: 'real-member',
  request: v.strictObject({ kind: Kind, period: Period }),
  value: OwnProtection,
  refuses: ['break.active', 'limit.nothing-pending', 'limit.too-early'],
});

export const chooseNoLimit = defineCall({
  name: 'chooseNoLimit',
  summary: 'Says that no deposit limit of one’s own is wanted; what is allowed at most still holds',
  method: 'POST',
  path: '/wps/protection/limits/none',
  who: 'real-member',
  request: Nothing,
  value: OwnProtection,
  refuses: [],
});

export const beginBreak = defineCall({
  name: 'beginBreak',
  summary: 'Closes deposits and games at once; nobody makes it shorter',
  method: 'POST',
  path: '/wps/protection/break',
  who: 'real-member',
  request: v.variant('kind', [
    v.strictObject({
      kind: v.literal('cool-off'),
      hours: count(coolOffHours.least, coolOffHours.most),
    }),
    v.strictObject({
      kind: v.literal('exclusion'),
      months: count(exclusionMonths.least, exclusionMonths.most),
    }),
  ]),
  value: OwnProtection,
  refuses: ['break.shorter'],
});

export const setRealityInterval = defineCall({
  name: 'setRealityInterval',
  summary: 'Minutes between two reality checks',
  method: 'POST',
  path: '/wps/protection/reality/interval',
  who: 'real-member',
  request: v.strictObject({ minutes: count(realityMinutes.least, realityMinutes.most) }),
  value: OwnProtection,
  refuses: ['reality.pending'],
});

export const realityAnswers = ['leave', 'go-on'] as const;

export const answerReality = defineCall({
  name: 'answerReality',
  summary: 'Answers a reality check for every device; before one is due it changes nothing',
  method: 'POST',
  path: '/wps/protection/reality',
  who: 'real-member',
  request: v.strictObject({ answer: v.picklist(realityAnswers) }),
  value: OwnProtection,
  refuses: [],
});

export const switchOffers = defineCall({
  name: 'switchOffers',
  summary: 'No offers, or offers again; what was earned is given all the same',
  method: 'POST',
  path: '/wps/protection/offers',
  who: 'real-member',
  request: v.strictObject({ isOff: v.boolean() }),
  value: OwnProtection,
  refuses: [],
});

export const sessionFacts = defineCall({
  name: 'sessionFacts',
  summary: 'How long the caller is logged in, and what they won or lost by playing since',
  method: 'GET',
  path: '/wps/protection/session',
  who: 'real-member',
  request: Nothing,
  value: v.object({ now: Moment, since: Moment, net: SignedMinor, currency: Currency }),
  refuses: [],
});

export const protectionEventKinds = [
  'limit-set',
  'limit-asked',
  'limit-confirmed',
  'limit-dropped',
  'limits-none',
  'break-begun',
  'reality-interval',
  'reality-answered',
  'offers-off',
  'offers-on',
] as const;
export type ProtectionEventKind = (typeof protectionEventKinds)[number];

const ProtectionEvent = v.object({
  id: NodeId,
  kind: v.picklist(protectionEventKinds),
  at: Moment,
  limit: v.optional(v.object({ kind: Kind, period: Period, amount: Amount })),
  break: v.optional(v.object({ kind: v.picklist(breakKinds), endsAt: Moment })),
  minutes: v.optional(v.number()),
  answer: v.optional(v.picklist(realityAnswers)),
});
export type ProtectionEvent = v.InferOutput<typeof ProtectionEvent>;

export const protectionHistory = defineCall({
  name: 'protectionHistory',
  summary: 'What the caller changed and answered, the newest first, fifty at a time',
  method: 'GET',
  path: '/wps/protection/history',
  who: 'real-member',
  request: v.strictObject({ before: v.optional(NodeId) }),
  value: v.object({ events: v.array(ProtectionEvent), next: v.nullable(NodeId) }),
  refuses: [],
});
