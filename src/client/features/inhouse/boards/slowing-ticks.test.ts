import { expect, test } from 'vitest';
import { slowingTicks } from './slowing-ticks.ts';
import { comingMs } from './use-coming.ts';

test('a wheel is heard to slow down, and never after it stands', () => {
  const ticks = slowingTicks(14);
  const gaps = ticks.slice(1).map((tick, place) => tick - (ticks[place] ?? 0));
  expect(gaps.toSorted((one, other) => one - other)).toEqual(gaps);
  expect(Math.max(...ticks)).toBeLessThan(comingMs);
});
