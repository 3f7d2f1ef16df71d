import * as v from 'valibot';
import { gameTypes } from './values.ts';

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** From so many valid bets of the class on, so many basis points: one figure for each VIP level from 0 on. */
const Tier = v.strictObject({
  from: Whole,
  rates: v.pipe(
    v.array(v.pipe(Whole, v.maxValue(1_000))),
    v.minLength(1),
    v.maxLength(50),
    v.check(
      (rates) => rates.every((rate, level) => level === 0 || rate >= (rates[level - 1] ?? 0)),
      'A higher level gets no less.',
    ),
  ),
});
export type RebateTier = v.InferOutput<typeof Tier>;

const Tiers = v.pipe(
  v.array(Tier),
  v.minLength(1),
  v.maxLength(10),
  v.check(
    (tiers) =>
      tiers.every(({ from }, place) =>
        place === 0 ? from === 0 : from > (tiers[place - 1]?.from ?? 0),
      ),
    'Tiers begin at 0, and each begins above the one before.',
  ),
);

/** What is given back of each day's valid bets, as a merchant writes it in a file; amounts are minor units. */
export const RebateTerms = v.strictObject({
  classes: v.partial(v.strictObject(v.entriesFromList(gameTypes, Tiers))),
  /** `whole`: the tier that is reached holds for all of the day's bets; `marginal`: each for its part. */
  tiers: v.picklist(['whole', 'marginal']),
  /** A smaller sum is not paid, and not carried on. */
  minimum: Whole,
  /** Of one day; null without an end. */
  cap: v.nullable(Positive),
  claimDays: v.pipe(Positive, v.maxValue(365)),
});
export type RebateTerms = v.InferOutput<typeof RebateTerms>;
