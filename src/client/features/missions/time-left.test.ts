import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:00Z', { unit: 'over' }],
  ['2026-11-20T12:59:59Z', { unit: 'minutes' }],
  ['2026-11-20T13:00:00Z', { unit: 'hours', count: 1 }],
  ['2026-11-22T11:59:59Z', { unit: 'hours', count: 47 }],
  ['2026-11-22T12:00:00Z', { unit: 'days', count: 2 }],
  ['2026-11-27T11:00:00Z', { unit: 'days', count: 6 }],
])('until %s', (endsAt, left) => {
  expect(timeLeft(endsAt, now)).toEqual(left);
});
