import { expect, test } from 'vitest';
import { midnightOf } from './midnight-of.ts';

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
  expect(midnightOf(day, zone).toISOString()).toBe(instant);
});
