import { expect, test } from 'vitest';
import { oddsOfFamily } from './odds.ts';
import { families } from './types.ts';

test('what pays by series returns nine tenths at series 1800, whatever its chance', () => {
  const bySeries = families.flatMap(oddsOfFamily).filter(({ how }) => how === 'series 1800');
  expect(bySeries.length).toBeGreaterThan(100);
  expect(new Set(bySeries.map((odds) => odds.return))).toEqual(new Set([0.9]));
});

test('no prize returns its stake, and two-sided ones about 99 %', () => {
  const all = families.flatMap(oddsOfFamily);
  expect(all.filter((odds) => odds.return >= 1)).toEqual([]);
  const sides = oddsOfFamily('SSC').filter(({ bet }) => bet.startsWith('sides'));
  expect(new Set(sides.map((odds) => odds.return))).toEqual(new Set([0.99]));
});

test('a push is in the return of what it is returned to, and not in the fair odds', () => {
  const big = oddsOfFamily('LHC').find(({ bet }) => bet === 'special-sides special.big');
  expect(big).toMatchObject({ chance: 24 / 49, odds: 1.98, fairOdds: 2 });
  expect(big?.return).toBeCloseTo((24 * 1.98 + 1) / 49, 12);
});
