import { expect, test } from 'vitest';
import { isPulledAway } from './pulled-away.ts';

test('a long pull closes, however slow', () => {
  expect(isPulledAway({ distancePx: 111, durationMs: 5000 })).toBe(true);
});

test('a short pull closes when it is quick', () => {
  expect(isPulledAway({ distancePx: 60, durationMs: 100 })).toBe(true);
  expect(isPulledAway({ distancePx: 60, durationMs: 400 })).toBe(false);
});

test('a touch that slipped closes nothing', () => {
  expect(isPulledAway({ distancePx: 20, durationMs: 1 })).toBe(false);
  expect(isPulledAway({ distancePx: 0, durationMs: 0 })).toBe(false);
});
