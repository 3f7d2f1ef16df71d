import { expect, test } from 'vitest';
import { earliestOf, windowsAt } from './windows.ts';

const at = (moment: string) => new Date(moment);

test('L-DEPOSIT: a day is 24 hours and a week seven of them, whatever the calendar says', () => {
  const windows = windowsAt(at('2026-11-21T15:00:00Z'), 'America/Bogota');
  expect(windows.day).toEqual(at('2026-11-20T15:00:00Z'));
  expect(windows.week).toEqual(at('2026-11-14T15:00:00Z'));
});

test.each([
  ['America/Bogota', '2026-11-01T04:59:59Z', '2026-10-01T05:00:00Z'],
  ['America/Bogota', '2026-11-01T05:00:00Z', '2026-11-01T05:00:00Z'],
  ['Asia/Shanghai', '2026-10-31T16:00:00Z', '2026-10-31T16:00:00Z'],
  // The clock changes within the month, once in each direction.
  ['Europe/Madrid', '2026-10-28T12:00:00Z', '2026-09-30T22:00:00Z'],
  ['Europe/Madrid', '2026-03-30T12:00:00Z', '2026-02-28T23:00:00Z'],
  ['UTC', '2026-01-31T23:59:59Z', '2026-01-01T00:00:00Z'],
])('L-DEPOSIT: in %s the month of %s began at %s', (zone, now, begin) => {
  expect(windowsAt(at(now), zone).month).toEqual(at(begin));
});

test('the earliest window is the month late in it, and the week early in it', () => {
  const late = windowsAt(at('2026-11-21T15:00:00Z'), 'UTC');
  const early = windowsAt(at('2026-11-02T15:00:00Z'), 'UTC');
  expect(earliestOf(late)).toEqual(late.month);
  expect(earliestOf(early)).toEqual(early.week);
});
