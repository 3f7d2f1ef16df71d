import { expect, test } from 'vitest';
import { drawsAfter, type Schedule } from './schedule.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const base = { weekdays: everyDay, numbering: 'daily', pauses: [] } as const;
const every = (seconds: number, from = '00:00', until = '24:00'): Schedule => ({
  ...base,
  weekdays: [...everyDay],
  pauses: [],
  draws: { kind: 'every', seconds, from, until },
});
const at = (...times: string[]): Schedule => ({ ...every(60), draws: { kind: 'at', times } });

function take(schedule: Schedule, zone: string, after: string, count: number) {
  const taken = drawsAfter(schedule, zone, new Date(after)).take(count);
  return [...taken].map(({ numero, drawsAt }) => [numero, drawsAt.toISOString().slice(0, 16)]);
}

function countOn(schedule: Schedule, zone: string, day: string): number {
  const prefix = day.replaceAll('-', '');
  let count = 0;
  for (const { numero } of drawsAfter(
    schedule,
    zone,
    new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000),
  )) {
    if (numero && numero > `${prefix}-9999`) return count;
    if (numero?.startsWith(prefix)) count += 1;
  }
  return count;
}

test('a race every five minutes from 09:02 to 23:57 has 179 draws a day', () => {
  expect(countOn(every(300, '09:02', '23:57'), 'Asia/Shanghai', '2026-11-24')).toBe(179);
});

test('the first draw of a day is one step behind its beginning, the last one ends it', () => {
  expect(take(every(600), 'America/Bogota', '2026-11-24T04:45:00Z', 3)).toEqual([
    ['20261123-143', '2026-11-24T04:50'],
    ['20261123-144', '2026-11-24T05:00'],
    ['20261124-001', '2026-11-24T05:10'],
  ]);
});

test('a day on which clocks are set forward has an hour of draws less, the other an hour more', () => {
  const hourly = every(3_600);
  expect(countOn(hourly, 'Europe/Madrid', '2026-03-28')).toBe(24);
  expect(countOn(hourly, 'Europe/Madrid', '2026-03-29')).toBe(23);
  expect(countOn(hourly, 'Europe/Madrid', '2026-10-25')).toBe(25);
});

test('a time that is left out comes an hour later, one that comes twice counts the first time', () => {
  expect(take(at('02:30'), 'Europe/Madrid', '2026-03-28T12:00:00Z', 2)).toEqual([
    ['20260329-001', '2026-03-29T01:30'],
    ['20260330-001', '2026-03-30T00:30'],
  ]);
  expect(take(at('02:30'), 'Europe/Madrid', '2026-10-24T12:00:00Z', 2)).toEqual([
    ['20261025-001', '2026-10-25T00:30'],
    ['20261026-001', '2026-10-26T01:30'],
  ]);
});

test('a pause, a holiday and a weekday without a draw are left out', () => {
  const schedule: Schedule = {
    ...at('21:30'),
    numbering: 'dated',
    weekdays: [2, 4, 6],
    pauses: [{ from: '2026-11-26', until: '2026-11-30' }],
  };
  expect(take(schedule, 'Asia/Shanghai', '2026-11-23T00:00:00Z', 3)).toEqual([
    ['20261124', '2026-11-24T13:30'],
    ['20261201', '2026-12-01T13:30'],
    ['20261203', '2026-12-03T13:30'],
  ]);
});

test('a window over midnight belongs to the day it begins on', () => {
  expect(take(every(1_800, '23:00', '01:00'), 'UTC', '2026-11-23T23:40:00Z', 3)).toEqual([
    ['20261123-002', '2026-11-24T00:00'],
    ['20261123-003', '2026-11-24T00:30'],
    ['20261123-004', '2026-11-24T01:00'],
  ]);
});

test('a game that pauses for ever is asked for no further day', () => {
  const schedule: Schedule = {
    ...at('12:00'),
    pauses: [{ from: '2020-01-01', until: '2090-01-01' }],
  };
  expect(take(schedule, 'UTC', '2026-11-23T00:00:00Z', 1)).toEqual([]);
});
