import * as v from 'valibot';
import { gameTypes } from './values.ts';

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Basis points: one figure for each VIP level from 0 on. */
const Rates = v.pipe(
  v.array(v.pipe(Whole, v.maxValue(1_000))),
  v.minLength(1),
  v.maxLength(50),
  v.check(
    (rates) => rates.every((rate, level) => level === 0 || rate >= (rates[level - 1] ?? 0)),
    'A higher level gets no less.',
  ),
);

/** From so many valid bets of the class on, so many basis points. */
const Tier = v.strictObject({ from: Whole, rates: Rates });
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

const Daily = {
  classes: v.partial(v.strictObject(v.entriesFromList(gameTypes, Tiers))),
  /** `whole`: the tier that is reached holds for all of the day's bets; `marginal`: each for its part. */
  tiers: v.picklist(['whole', 'marginal']),
  /** A smaller sum is not paid, and not carried on. */
  minimum: Whole,
  /** Of one day; null without an end. */
  cap: v.nullable(Positive),
  claimDays: v.pipe(Positive, v.maxValue(365)),
  /**
   * Classes whose share accrues with every settled bet, and is collected by the player whenever they like: the
   * specification's manual rebate. It has no tiers, since there is no day over which they would be reached.
   */
  byHand: v.optional(
    v.strictObject({
      classes: v.partial(v.strictObject(v.entriesFromList(gameTypes, Rates))),
      /** Less is not collected yet; it stays and grows. */
      minimum: Positive,
    }),
  ),
};

/** What is given back of valid bets, as a merchant writes it in a file; amounts are minor units. */
export const RebateTerms = v.pipe(
  v.strictObject(Daily),
  v.check(
    ({ classes, byHand }) => Object.keys(byHand?.classes ?? {}).every((one) => !(one in classes)),
    'A class is given back by the day or by hand, not both.',
  ),
);
export type RebateTerms = v.InferOutput<typeof RebateTerms>;
