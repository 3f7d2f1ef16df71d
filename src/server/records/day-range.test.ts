import { expect, test } from 'vitest';
import { dayRange, daysOf } from './day-range.ts';

const noon = new Date('2026-11-21T12:00:00Z');

test('L-HISTORY: without days that are asked for it is twelve months to today', () => {
  expect(dayRange({}, 'America/Bogota', noon)).toEqual({
    from: '2025-11-21',
    to: '2026-11-21',
    today: '2026-11-21',
    earliest: '2025-11-21',
    timeZone: 'America/Bogota',
  });
});

test('so many days end on the last of them, unless a first one is asked for', () => {
  expect(dayRange({ days: 7 }, 'UTC', noon).from).toBe('2026-11-15');
  expect(dayRange({ days: 7, to: '2026-10-31' }, 'UTC', noon).from).toBe('2026-10-25');
  expect(dayRange({ days: 7, from: '2026-11-20' }, 'UTC', noon).from).toBe('2026-11-20');
});

test('today is the merchant’s, not Greenwich’s', () => {
  const late = new Date('2026-11-21T03:00:00Z');
  expect(dayRange({}, 'America/Bogota', late).today).toBe('2026-11-20');
  expect(dayRange({}, 'Asia/Shanghai', late).today).toBe('2026-11-21');
});

test('L-HISTORY: nobody looks further back than is kept, nor into tomorrow', () => {
  const asked = { from: '1999-01-01', to: '2030-01-01' };
  expect(dayRange(asked, 'UTC', noon)).toMatchObject({ from: '2025-11-21', to: '2026-11-21' });
});

test('a year before the 29th of February is the 28th', () => {
  const leap = new Date('2028-02-29T12:00:00Z');
  expect(dayRange({}, 'UTC', leap).earliest).toBe('2027-02-28');
});

test('days follow each other over the end of months and years', () => {
  expect(daysOf({ from: '2026-12-30', to: '2027-01-02' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(daysOf({ from: '2026-12-30', to: '2026-12-29' })).toEqual([]);
});
