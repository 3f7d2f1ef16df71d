import * as v from 'valibot';
import { Code, type GameType, gameTypes } from './values.ts';
import { worded } from './worded.ts';

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

export const cashbackPeriods = ['day', 'week', 'month'] as const;

/** A share of what somebody lost of their own money in a period, as a merchant writes it; amounts are minor units. */
export const CashbackTerms = v.strictObject({
  code: Code,
  title: worded(Text),
  /** By the merchant's calendar; weeks begin on Monday. */
  period: v.picklist(cashbackPeriods),
  /** Play of these classes counts, won and lost together. */
  classes: v.pipe(v.array(v.picklist<readonly GameType[]>(gameTypes)), v.minLength(1)),
  /** Basis points: one figure for each VIP level from 0 on. */
  rates: v.pipe(
    v.array(v.pipe(Whole, v.maxValue(10_000))),
    v.minLength(1),
    v.maxLength(50),
    v.check(
      (rates) => rates.every((rate, level) => level === 0 || rate >= (rates[level - 1] ?? 0)),
      'A higher level gets no less.',
    ),
  ),
  /** A smaller sum is not paid, and not carried on. */
  minimum: Whole,
  /** Of one period. */
  cap: Positive,
  claimDays: v.pipe(Positive, v.maxValue(365)),
});
export type CashbackTerms = v.InferOutput<typeof CashbackTerms>;
