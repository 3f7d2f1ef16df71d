import * as v from 'valibot';
import { Gift } from './gift.ts';
import { worded } from './worded.ts';

const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const NotBelowNothing = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30));
const Name = worded(Text);

/** A point counts this many times; in hundredths, so that 1.5 times is 150. */
const PointsPerCent = v.pipe(Positive, v.minValue(100), v.maxValue(1_000));

const vipGiftKinds = ['rise', 'month', 'birthday'] as const;
export type VipGiftKind = (typeof vipGiftKinds)[number];

const VipLevel = v.strictObject({
  name: Name,
  /** What has to be deposited and staked in all to reach it. */
  deposits: NotBelowNothing,
  bets: NotBelowNothing,
  /** Valid bets of a calendar month that keep it; 0 keeps it for ever. */
  keep: NotBelowNothing,
  pointsPerCent: v.optional(PointsPerCent, 100),
  gifts: v.strictObject({
    rise: v.optional(Gift),
    month: v.optional(Gift),
    birthday: v.optional(Gift),
  }),
});
export type VipLevel = v.InferOutput<typeof VipLevel>;

/** The merchant's levels, the lowest first; published as a whole. */
export const VipTerms = v.pipe(
  v.strictObject({
    levels: v.pipe(v.array(VipLevel), v.minLength(1), v.maxLength(20)),
    claimDays: v.pipe(Positive, v.maxValue(365)),
    /** What may be given in all, for each form. */
    budget: v.strictObject({ cash: v.optional(Positive), points: v.optional(Positive) }),
  }),
  v.check(
    ({ levels }) =>
      levels.every((level, index) => {
        const below = levels[index - 1];
        return (
          !below ||
          (level.deposits >= below.deposits &&
            level.bets >= below.bets &&
            level.keep >= below.keep &&
            level.deposits + level.bets > below.deposits + below.bets)
        );
      }),
    'Each level has to ask for more than the one below.',
  ),
  v.check(
    ({ levels, budget }) =>
      levels.every(({ gifts }) =>
        Object.values(gifts).every((gift) => budget[gift.form] !== undefined),
      ),
    'Each form that is given needs a budget.',
  ),
);
export type VipTerms = v.InferOutput<typeof VipTerms>;
