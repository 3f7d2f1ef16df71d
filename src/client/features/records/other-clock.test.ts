import { expect, test } from 'vitest';
import { otherClock } from './other-clock.ts';

const days = { from: '2026-06-01', to: '2026-06-30' };

test.each([
  ['America/Bogota', 'Europe/Madrid', 'UTC−5'],
  ['America/Bogota', 'America/Lima', undefined],
  ['Asia/Kolkata', 'UTC', 'UTC+5:30'],
  ['UTC', 'Asia/Shanghai', 'UTC'],
])('%s, read in %s, is %s', (timeZone, own, name) => {
  expect(otherClock({ ...days, timeZone }, own)).toBe(name);
});

test('a clock that is put back within the days is called by its place', () => {
  const autumn = { from: '2026-10-20', to: '2026-11-20', timeZone: 'America/New_York' };
  expect(otherClock(autumn, 'UTC')).toBe('America/New_York');
  expect(otherClock(autumn, 'America/New_York')).toBeUndefined();
  expect(otherClock({ ...autumn, from: '2026-11-10' }, 'UTC')).toBe('UTC−5');
});

test('an older gateway says nothing of its clock', () => {
  expect(otherClock({ ...days, timeZone: undefined }, 'UTC')).toBeUndefined();
});
