import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Figures } from '#contract/contract-bills.ts';
import type { Terms } from '#contract/contract-terms.ts';
import { explainBill } from './explain-bill.ts';
import { isWithin, topRates } from './review-terms.ts';

const rate = fc.integer({ min: 0, max: 1_000_000 });
const minor = fc.bigInt({ min: 0n, max: 10n ** 13n }).map(String);
const tier = fc.record({ sales: minor, loss: minor, users: fc.nat(9), rate });
const tiers = fc.array(tier, { minLength: 1, maxLength: 4 });
const termsOf: Record<Terms['kind'], fc.Arbitrary<Terms>> = {
  dividend: fc.record({
    kind: fc.constant('dividend' as const),
    period: fc.constant('weekly' as const),
    style: fc.constantFrom('fixed' as const, 'floating' as const),
    carry: fc.constant('none' as const),
    activeFrom: fc.constant('0'),
    tiers,
  }),
  daily: fc.record({ kind: fc.constant('daily' as const), activeFrom: fc.constant('0'), tiers }),
  hourly: fc.record({
    kind: fc.constant('hourly' as const),
    singleBet: fc.constant('0'),
    betAmount: minor,
    users: fc.nat(9),
    winRate: rate,
    lossRate: rate,
  }),
  realtime: fc.record({ kind: fc.constant('realtime' as const), rate }),
};
const figures: fc.Arbitrary<Figures> = fc.record({
  sales: minor,
  profit: fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }).map(String),
  users: fc.nat(9),
  carriedIn: fc.constant('0'),
  counted: minor,
  branches: fc.constant([]),
});

/** What a whole contract of one rate, without any demand, would pay: the most that its holder has to give from. */
function mostOf({ sales, profit, counted }: Figures, kind: Terms['kind'], most: number): bigint {
  const lost = BigInt(profit) < 0n ? -BigInt(profit) : 0n;
  const of = {
    dividend: lost,
    daily: BigInt(sales),
    hourly: BigInt(counted ?? 0),
    realtime: BigInt(sales),
  };
  return (of[kind] * BigInt(most)) / 1_000_000n + 1n;
}

test.each(['dividend', 'daily', 'hourly', 'realtime'] as const)(
  'a %s that stands within the upline’s is never paid above the upline’s rate',
  (kind) => {
    fc.assert(
      fc.property(termsOf[kind], termsOf[kind], figures, (terms, above, figure) => {
        const top = topRates(above);
        expect(isWithin(terms, above)).toBe(
          topRates(terms).every((one, at) => one <= (top[at] ?? 0)),
        );
        fc.pre(isWithin(terms, above));
        const { amount } = explainBill(terms, figure);
        expect(BigInt(amount)).toBeLessThanOrEqual(mostOf(figure, kind, Math.max(...top)));
      }),
      { numRuns: 500 },
    );
  },
);

test('an hourly salary is held by each of its two rates, not by the larger one', () => {
  const hourly = (winRate: number, lossRate: number): Terms => ({
    ...{ kind: 'hourly', singleBet: '0', betAmount: '0', users: 0 },
    ...{ winRate, lossRate },
  });
  expect(isWithin(hourly(4_000, 6_000), hourly(4_000, 6_000))).toBe(true);
  expect(isWithin(hourly(4_001, 6_000), hourly(4_000, 6_000))).toBe(false);
  expect(isWithin(hourly(5_000, 1), hourly(4_000, 6_000))).toBe(false);
});
