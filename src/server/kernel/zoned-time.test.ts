import { describe, expect, test } from 'vitest';
import { shiftDay } from '#contract/days.ts';
import { dayIn, momentIn, startOfDayIn, timeIn } from './zoned-time.ts';

test.each([
  ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Madrid', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Madrid', '2026-10-25T23:00:00.000Z'],
  ['2026-07-01', 'America/Bogota', '2026-07-01T05:00:00.000Z'],
  // Midnight itself is left out by the change of clocks.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => {
  expect(startOfDayIn(zone, day).toISOString()).toBe(instant);
});

describe('a day begins once', () => {
  // Clocks are changed at midnight, at one, by half an hour, and not at all.
  const zones = [
    'America/Bogota',
    'Europe/Madrid',
    'America/Havana',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Cairo',
    'Pacific/Auckland',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  ];

  test.each(zones)('in %s, on every day of a year', (timeZone) => {
    let before = startOfDayIn(timeZone, '2025-12-31');
    for (let day = '2026-01-01'; day < '2027-01-01'; day = shiftDay(day, 1)) {
      const start = startOfDayIn(timeZone, day);
      expect(dayIn(timeZone, start)).toBe(day);
      expect(dayIn(timeZone, new Date(start.getTime() - 1))).toBe(shiftDay(day, -1));
      const hours = (start.getTime() - before.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(23);
      expect(hours).toBeLessThanOrEqual(25);
      before = start;
    }
  });
});

test.each([
  ['Europe/Madrid', '2026-07-01', '20:30', '2026-07-01T18:30:00.000Z'],
  // Left out: it comes as much later as clocks were set.
  ['Europe/Madrid', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  // Twice: it counts the first time, also where the zone is further than half a day from UTC.
  ['Europe/Madrid', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['Pacific/Auckland', '2026-04-05', '02:30', '2026-04-04T13:30:00.000Z'],
  ['Pacific/Chatham', '2026-04-05', '03:00', '2026-04-04T13:15:00.000Z'],
])('in %s it is %s %s first at %s', (zone, day, time, instant) => {
  expect(momentIn(zone, day, time).toISOString()).toBe(instant);
});

test('the day and the time are the zone’s; midnight is hour 0', () => {
  const moment = new Date('2026-11-21T04:30:15Z');
  expect(timeIn('America/Bogota', moment)).toEqual({
    ...{ day: '2026-11-20', hour: 23, minute: 30, second: 15 },
  });
  expect(timeIn('America/Bogota', new Date('2026-11-21T05:00:00Z')).hour).toBe(0);
});

test('a zone that is none is a fault', () => {
  expect(() => dayIn('Mars/Olympus', new Date(0))).toThrow(RangeError);
});
