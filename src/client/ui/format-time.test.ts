import { expect, test } from 'vitest';
import { formatMoment, formatTimestamp, isTimestamp } from './format-time.ts';

test('a moment is written in the zone of who reads it', () => {
  expect(formatMoment('2026-11-20T23:30:05.000Z', 0)).toBe('2026/11/20 23:30:05');
  expect(formatMoment('2026-11-20T23:30:05.000Z', 60)).toBe('2026/11/21 00:30:05');
  expect(formatMoment('2026-11-20T23:30:05.000Z', -300)).toBe('2026/11/20 18:30:05');
});

test('the merchant’s clock is told as it stands', () => {
  expect(isTimestamp('2026-11-20 18:30:00')).toBe(true);
  expect(isTimestamp('2026-11-20T18:30:00Z')).toBe(false);
  expect(formatTimestamp('2026-11-20 18:30:00')).toBe('2026/11/20 18:30:00');
});
