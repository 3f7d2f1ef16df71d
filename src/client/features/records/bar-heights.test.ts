import { expect, test } from 'vitest';
import { barHeights } from './bar-heights.ts';

test('the largest, gain or loss, is as high as can be, and the others by their share', () => {
  const heights = barHeights([
    { day: '1', gain: '-999999999999999999' },
    { day: '2', gain: '500000000000000000' },
    { day: '3', gain: '0' },
  ]).map(({ height }) => height);
  expect(heights).toEqual([-100, 50, 0]);
});

test('days without anything draw nothing', () => {
  expect(barHeights([{ day: '1', gain: '0' }])).toEqual([{ day: '1', height: 0 }]);
});
