import { expect, test } from 'vitest';
import { daysBetween, shiftDay } from './days.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i is %s', (day, by, other) => {
  expect(shiftDay(day, by)).toBe(other);
});

test('a day to itself is one day, and counting goes with shifting', () => {
  expect(daysBetween('2026-11-21', '2026-11-21')).toBe(1);
  expect(daysBetween('2026-11-21', shiftDay('2026-11-21', 29))).toBe(30);
});
