import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { reachChance } from '#games/limbo.ts';
import { toNumber } from '#games/ratio.ts';
import { heightOf, leastTarget, mostTarget, targetFrom, targetReached } from './limbo-scale.ts';

test('each factor of ten hangs a quarter higher, and nothing leaves the scale', () => {
  expect([100, 1_000, 10_000, 100_000, 1_000_000].map(heightOf)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(heightOf(425_201_762_200)).toBe(1);
});

test('a target is read with either mark, and cut off after its hundredths', () => {
  expect(['2', '2.5', '2,5', '1.019', ' 37.30 ', '9.'].map(targetFrom)).toEqual([
    200, 250, 250, 101, 3_730, 900,
  ]);
});

test('what lies outside the bounds is taken to them', () => {
  expect(targetFrom('1')).toBe(leastTarget);
  expect(targetFrom('123456789')).toBe(mostTarget);
});

test('what is no number is no target', () => {
  expect(['', 'x', '-3', '1.2.3', '1e5'].map(targetFrom)).toEqual([null, null, null, null, null]);
});

test('what stands in the field is read as the same target', () => {
  for (const target of [101, 110, 250, 3_733, 1_000_000]) {
    for (const language of languages) {
      const written = (target / 100).toLocaleString(language, { useGrouping: false });
      expect(targetFrom(written)).toBe(target);
    }
  }
});

test('a chance that is typed gives the highest target that keeps it', () => {
  expect([0.495, 0.33, 0.099, 0, 1].map(targetReached)).toEqual([
    200,
    300,
    1_000,
    mostTarget,
    leastTarget,
  ]);
  for (const chance of [0.9, 0.61, 0.17, 0.003]) {
    const target = targetReached(chance);
    expect(toNumber(reachChance(target))).toBeGreaterThanOrEqual(chance);
    expect(toNumber(reachChance(target + 1))).toBeLessThan(chance);
  }
});
