import * as v from 'valibot';
import { defineCall } from './call.ts';
import { giftForms } from './gift.ts';
import { Reward } from './rewards.ts';
import { Currency, Language, Minor, Moment } from './values.ts';

const Given = v.nullable(v.object({ form: v.picklist(giftForms), amount: Minor }));

export const VipLevelShown = v.object({
  /** From 1. */
  level: v.number(),
  name: v.string(),
  deposits: Minor,
  bets: Minor,
  /** Valid bets a month; 0 where nothing keeps it. */
  keep: Minor,
  /** How much a point counts, in per cent. */
  pointsPerCent: v.number(),
  gifts: v.object({ rise: Given, month: Given, birthday: Given }),
});
export type VipLevelShown = v.InferOutput<typeof VipLevelShown>;

export const vipStanding = defineCall({
  name: 'vipStanding',
  summary: 'One’s level, how far the next one is, what keeps it, and what each level brings',
  method: 'GET',
  path: '/wps/vip',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: v.object({
    currency: Currency,
    /** 0 before the first level. */
    level: v.number(),
    /** Lifetime. */
    deposits: Minor,
    bets: Minor,
    month: v.object({
      bets: Minor,
      endsAt: Moment,
      /** Whoever rose this month keeps the level beyond its end. */
      isGrace: v.boolean(),
    }),
    /** A level that was held and lost comes back with this much valid bets in this month; else null. */
    comeback: v.nullable(v.object({ level: v.number(), bets: Minor })),
    /** Until when an operator has lifted the level; null where it was reached. */
    liftedUntil: v.nullable(Moment),
    /** Where the birthday gift stands: the date comes from the identity check. */
    birthday: v.picklist(['known', 'unknown']),
    levels: v.array(VipLevelShown),
    /** Gifts of the level that wait to be claimed; none in a break. */
    gifts: v.array(Reward),
    asOf: Moment,
  }),
  refuses: [],
});
