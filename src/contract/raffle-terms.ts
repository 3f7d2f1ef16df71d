import * as v from 'valibot';
import { Code } from './values.ts';
import { worded } from './worded.ts';

const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const Title = worded(Text);
const Time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const When = v.variant('every', [
  v.strictObject({
    every: v.literal('once'),
    from: v.pipe(v.string(), v.isoTimestamp()),
    to: v.pipe(v.string(), v.isoTimestamp()),
  }),
  /** Closes on this day of the merchant's week, 1 is Monday, and runs for the seven days before. */
  v.strictObject({
    every: v.literal('week'),
    weekday: v.pipe(Positive, v.maxValue(7)),
    at: Time,
  }),
]);

/** A raffle as a merchant writes it in a file; amounts are minor units. No ticket is sold. */
export const RaffleTerms = v.pipe(
  v.strictObject({
    code: v.pipe(Code, v.maxLength(40)),
    title: Title,
    /** One ticket for so many valid bets of one's own money. */
    betsPerTicket: Positive,
    ticketsPerPlayer: v.pipe(Positive, v.maxValue(100_000)),
    /** From the highest down, each so many times. */
    prizes: v.pipe(
      v.array(v.strictObject({ amount: Positive, times: v.pipe(Positive, v.maxValue(1_000)) })),
      v.minLength(1),
      v.maxLength(20),
      v.check(
        (prizes) =>
          prizes.every(({ amount }, at) => at === 0 || amount < (prizes[at - 1]?.amount ?? 0)),
        'Prizes go from the highest down.',
      ),
    ),
    onePrizeEach: v.boolean(),
    /** Who gets a prize that nobody claims, in order. */
    reserves: v.pipe(Whole, v.maxValue(100)),
    claimDays: v.pipe(Positive, v.maxValue(365)),
    when: When,
    /** What may be given in all, by every raffle of this code. */
    budget: Positive,
  }),
  v.check(
    ({ prizes, budget }) => prizeSum(prizes) <= budget,
    'The budget has to hold the prizes of one raffle.',
  ),
);
export type RaffleTerms = v.InferOutput<typeof RaffleTerms>;

type Prizes = readonly { amount: number; times: number }[];

export function prizeSum(prizes: Prizes): number {
  return prizes.reduce((sum, { amount, times }) => sum + amount * times, 0);
}

/** Each prize by itself, the highest first. */
export function prizesOf(prizes: Prizes): number[] {
  return prizes.flatMap(({ amount, times }) => Array.from({ length: times }, () => amount));
}
