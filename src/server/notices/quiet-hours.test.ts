import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const night = { from: '22:00', to: '07:00' };
const at = (moment: string, quiet = night, zone = 'America/Bogota') =>
  quietUntil(new Date(moment), quiet, zone)?.toISOString() ?? null;

test('a player without quiet hours is never spared', () => {
  expect(quietUntil(new Date('2026-11-20T03:00:00Z'), null, 'America/Bogota')).toBeNull();
});

test('a night begins before midnight and ends after it, by the merchant’s clock', () => {
  expect(at('2026-11-21T02:59:59Z')).toBeNull();
  expect(at('2026-11-21T03:00:00Z')).toBe('2026-11-21T12:00:00.000Z');
  expect(at('2026-11-21T11:59:59Z')).toBe('2026-11-21T12:00:00.000Z');
  expect(at('2026-11-21T12:00:00Z')).toBeNull();
});

test('the same moment is night in one zone and day in another', () => {
  const moment = '2026-11-21T03:30:00Z';
  expect(at(moment)).not.toBeNull();
  expect(at(moment, night, 'Asia/Kuala_Lumpur')).toBeNull();
  expect(at(moment, night, 'Asia/Kathmandu')).toBeNull();
});

test('hours within one day end on that day', () => {
  const nap = { from: '13:15', to: '14:45' };
  expect(at('2026-11-20T18:20:30Z', nap)).toBe('2026-11-20T19:45:00.000Z');
  expect(at('2026-11-20T19:45:00Z', nap)).toBeNull();
});

test('a night in which the clocks change ends when the clock says so', () => {
  const madrid = 'Europe/Madrid';
  expect(at('2026-03-28T23:00:00Z', night, madrid)).toBe('2026-03-29T05:00:00.000Z');
  expect(at('2026-10-24T22:00:00Z', night, madrid)).toBe('2026-10-25T06:00:00.000Z');
});

test('hours that end as they begin are none', () => {
  expect(at('2026-11-21T03:00:00Z', { from: '22:00', to: '22:00' })).toBeNull();
});
