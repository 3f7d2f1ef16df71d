import { expect, test } from 'vitest';
import { chartShape, roundUp } from './chart-shape.ts';

test.each([
  [0n, 0n],
  [1n, 1n],
  [3n, 5n],
  [51n, 100n],
  [100n, 100n],
  [101n, 200n],
  [999_999_999_999_999_999n, 1_000_000_000_000_000_000n],
])('%s is rounded up to %s', (sum, round) => {
  expect(roundUp(sum)).toBe(round);
});

test('nought stands at the foot where nothing was lost', () => {
  const shape = chartShape(['0', '40', '100']);
  expect(shape).toMatchObject({ top: 100n, bottom: 0n });
  expect(['0', '40', '100'].map(shape.heightOf)).toEqual([0, 40, 100]);
});

test('gains stand above nought and losses below it', () => {
  const shape = chartShape(['-50', '150']);
  expect(shape).toMatchObject({ top: 200n, bottom: -50n });
  expect(shape.heightOf('0')).toBe(20);
  expect(shape.heightOf('-50')).toBe(0);
});

test('days without anything are a line at nought', () => {
  expect(['0', '0'].map(chartShape(['0', '0']).heightOf)).toEqual([0, 0]);
  expect(chartShape([])).toMatchObject({ top: 0n, bottom: 0n });
});
