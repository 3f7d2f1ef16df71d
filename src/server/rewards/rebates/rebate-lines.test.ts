import { expect, test } from 'vitest';
import { rebateLines, settleLines } from './rebate-lines.ts';

const flat = (rate: number) => [{ from: 0, rates: [rate] }];
const none = { minimum: 0, cap: null };

test('each line is rounded half up by itself: 98.77, 4.94 and 0.30 are 104.01, and not 104.00', () => {
  const terms = {
    tiers: 'whole' as const,
    classes: { RNG: flat(80), LIVE: flat(50), SPORTS: flat(60) },
  };
  const lines = rebateLines(
    terms,
    [
      { class: 'RNG', valid: 1_234_567n },
      { class: 'LIVE', valid: 98_765n },
      { class: 'SPORTS', valid: 5_001n },
      { class: 'LOTT', valid: 1_000_000n },
    ],
    0,
  );
  expect(lines.map(({ amount }) => amount)).toEqual([9_877n, 494n, 30n]);
  expect(settleLines(lines, 0n, none)).toEqual({ paid: 10_401n, carried: 0n });
});

test('the tier that is reached holds for all of it, or each tier for its part', () => {
  const classes = {
    RNG: [
      { from: 0, rates: [50] },
      { from: 500_000, rates: [80] },
    ],
  };
  const play = [{ class: 'RNG', valid: 1_234_567n }];
  const of = (tiers: 'whole' | 'marginal') => rebateLines({ tiers, classes }, play, 0)[0]?.amount;
  expect([of('whole'), of('marginal')]).toEqual([9_877n, 8_377n]);
});

test('a higher level gets its own rate, and one above all of them the highest', () => {
  const terms = { tiers: 'whole' as const, classes: { RNG: [{ from: 0, rates: [50, 80] }] } };
  const at = (level: number) =>
    rebateLines(terms, [{ class: 'RNG', valid: 100_000n }], level)[0]?.amount;
  expect([at(0), at(1), at(7)]).toEqual([500n, 800n, 800n]);
});

test('what is undone later is carried, and made good by later days, never taken from a wallet', () => {
  const terms = { tiers: 'whole' as const, classes: { RNG: flat(80) } };
  const undone = rebateLines(terms, [{ class: 'RNG', valid: -100_000n }], 0);
  expect(undone[0]?.amount).toBe(-800n);
  const second = settleLines([...undone, { amount: 500n }], 0n, none);
  expect(second).toEqual({ paid: 0n, carried: -300n });
  expect(settleLines([{ amount: 900n }], second.carried, none)).toEqual({
    paid: 600n,
    carried: 0n,
  });
});

test('a sum below the minimum is not paid and not carried, and one above the cap is capped', () => {
  const limits = { minimum: 100, cap: 8_000 };
  expect(settleLines([{ amount: 99n }], 0n, limits)).toEqual({ paid: 0n, carried: 0n });
  expect(settleLines([{ amount: 10_000n }], 0n, limits)).toEqual({ paid: 8_000n, carried: 0n });
});
