import * as v from 'valibot';
import { giftForms } from './gift.ts';
import { Code } from './values.ts';
import { worded } from './worded.ts';

const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const Title = worded(Text);
const Shares = v.pipe(Positive, v.maxValue(100_000));
const Time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const envelopeSplits = ['fixed', 'lucky'] as const;

/** Each part is a pile of its own, and a player takes of one only. */
const Audience = v.variant('kind', [
  v.strictObject({ kind: v.literal('everyone'), total: Positive, shares: Shares }),
  v.strictObject({
    kind: v.literal('tiered'),
    /** By what was deposited on the merchant’s day; the highest that is reached. */
    tiers: v.pipe(
      v.array(v.strictObject({ deposits: Positive, total: Positive, shares: Shares })),
      v.minLength(1),
      v.maxLength(10),
      v.check(
        (tiers) =>
          tiers.every(({ deposits }, index) => deposits > (tiers[index - 1]?.deposits ?? 0)),
        'Each tier has to ask for more than the one before.',
      ),
    ),
  }),
  v.strictObject({
    kind: v.literal('personal'),
    accounts: v.pipe(v.array(Text), v.minLength(1), v.maxLength(1_000)),
    total: Positive,
  }),
]);

const When = v.variant('every', [
  v.strictObject({
    every: v.literal('once'),
    from: v.pipe(v.string(), v.isoTimestamp()),
    to: v.pipe(v.string(), v.isoTimestamp()),
  }),
  /** At fixed times of the merchant’s day. */
  v.strictObject({
    every: v.literal('day'),
    at: v.pipe(v.array(Time), v.minLength(1), v.maxLength(24)),
    minutes: v.pipe(Positive, v.maxValue(24 * 60)),
  }),
]);

export const EnvelopeTerms = v.pipe(
  v.strictObject({
    code: v.pipe(Code, v.maxLength(40)),
    title: Title,
    form: v.picklist(giftForms),
    split: v.picklist(envelopeSplits),
    /** Of `lucky`: what each share holds at least. */
    minimum: v.optional(Positive, 1),
    audience: Audience,
    when: When,
    /** What may be given in all, by every envelope of this code. */
    budget: Positive,
  }),
  v.check(
    ({ split, minimum, audience }) =>
      pilesOf(audience).every(({ total, shares }) =>
        split === 'fixed' ? total % shares === 0 : total >= minimum * shares,
      ),
    'A fixed envelope is divided without a rest; a lucky one holds the minimum for each share.',
  ),
  v.check(
    ({ audience, budget }) =>
      pilesOf(audience).reduce((sum, { total }) => sum + total, 0) <= budget,
    'The budget has to hold one envelope.',
  ),
);
export type EnvelopeTerms = v.InferOutput<typeof EnvelopeTerms>;

interface Pile {
  deposits: number;
  total: number;
  shares: number;
}

export function pilesOf(audience: v.InferOutput<typeof Audience>): Pile[] {
  switch (audience.kind) {
    case 'everyone':
      return [{ deposits: 0, total: audience.total, shares: audience.shares }];
    case 'personal':
      return [{ deposits: 0, total: audience.total, shares: audience.accounts.length }];
    case 'tiered':
      return audience.tiers;
  }
}
