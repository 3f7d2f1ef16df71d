import { expect, test } from 'vitest';
import { product, ratio } from '#games/ratio.ts';
import { families, modes, units } from './types.ts';
import { halfUp, leastSeries, mostSeries, rebateRate, seriesTimes, unitStake } from './units.ts';

const once = { unit: '1', multiple: 1 } as const;

test('series 1800 pays 180,000 for a five-star note of the unit of two', () => {
  const times = seriesTimes(1_800, ratio(1, 100_000));
  expect(product(unitStake('SSC', once, 0), times)).toEqual(ratio(180_000));
});

test('series 1800 of 1960 gives 8 % back', () => {
  expect(rebateRate(1_800, 1_960)).toEqual(ratio(8, 100));
});

test('each unit is an exact part of the unit bet', () => {
  const stakes = units.map((unit) => unitStake('SSC', { unit, multiple: 1 }, 2));
  expect(stakes).toEqual(
    ['200', '100', '20', '10', '2', '1', '1/5', '1/10'].map((text) => {
      const [above = '', below = '1'] = text.split('/');
      return ratio(BigInt(above), BigInt(below));
    }),
  );
});

test('a half goes up and less than a half goes down', () => {
  expect([ratio(1, 2), ratio(49, 100), ratio(3, 2), ratio(149, 100)].map(halfUp)).toEqual([
    1n,
    0n,
    2n,
    1n,
  ]);
});

test('South-East Asia counts in bets of one', () => {
  const ones = families.filter((family) => unitStake(family, once, 0).numerator === 1n);
  expect(ones).toEqual(['VN_NORTH', 'VN_CENTRAL', 'VN_SOUTH', 'TH', 'LAO', 'MY4D']);
});

test('series and rebate never return more than the highest series does', () => {
  for (let series = leastSeries; series <= mostSeries; series += 1) {
    const back = ratio(series, 2_000);
    expect(Number(back.numerator) / Number(back.denominator)).toBeLessThan(1);
    const rebate = rebateRate(series, mostSeries);
    expect(product(rebate, ratio(2_000))).toEqual(ratio(mostSeries - series));
  }
  expect(modes).toEqual(['LOTT', 'ELOTT', 'ZY', 'SEA']);
});
