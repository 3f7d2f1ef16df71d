import { expect, test } from 'vitest';
import { clockAheadMs, timeLeft } from './time-left.ts';

const noon = Date.UTC(2026, 10, 20, 12);

test('counts days, hours, minutes and seconds', () => {
  const end = noon + (((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1_000;
  expect(timeLeft(end, noon)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

test('a begun second is shown until it is over', () => {
  expect(timeLeft(noon + 1, noon).seconds).toBe(1);
  expect(timeLeft(noon, noon).seconds).toBe(0);
});

test('an end that has passed leaves nothing, not less', () => {
  expect(timeLeft(noon - 5_000, noon)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test('knows how wrong the clock of the device is', () => {
  expect(clockAheadMs('2026-11-20T12:00:00.000Z', noon - 90_000)).toBe(90_000);
  expect(clockAheadMs('2026-11-20T12:00:00.000Z', noon + 90_000)).toBe(-90_000);
});

test('takes nothing from an answer without a time of its own', () => {
  expect(clockAheadMs('2026-11-20T12:00:00.000Z', 1)).toBe(0);
  expect(clockAheadMs('1970-01-01T00:00:00.000Z', noon)).toBe(0);
});
