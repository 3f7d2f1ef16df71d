import { expect, test } from 'vitest';
import { breakEnd } from './break-rules.ts';

const end = (wish: Parameters<typeof breakEnd>[0], now: string) =>
  breakEnd(wish, new Date(now)).toISOString();

test.each([24, 1008])('L-BREAK: a cool-off of %i hours lasts exactly so long', (hours) => {
  const now = new Date('2026-11-21T10:00:00Z');
  const lasts = breakEnd({ kind: 'cool-off', hours }, now).getTime() - now.getTime();
  expect(lasts).toBe(hours * 3_600_000);
});

test('L-BREAK: six months go by the calendar, and a missing day makes it longer', () => {
  expect(end({ kind: 'exclusion', months: 6 }, '2026-11-21T10:00:00Z')).toBe(
    '2027-05-21T10:00:00.000Z',
  );
  expect(end({ kind: 'exclusion', months: 6 }, '2026-08-31T10:00:00Z')).toBe(
    '2027-03-03T10:00:00.000Z',
  );
});
