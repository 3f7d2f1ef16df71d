import { expect, test } from 'vitest';
import { formatSince } from './format-since.ts';

const at = (moment: string) => Date.parse(moment);

test('today needs only the hour', () => {
  expect(formatSince(at('2026-11-20T18:05:59Z'), at('2026-11-20T20:00:00Z'), 0)).toBe('18:05');
});

test('another day is named', () => {
  expect(formatSince(at('2026-11-19T23:59:00Z'), at('2026-11-20T00:01:00Z'), 0)).toBe(
    '2026/11/19 23:59',
  );
});

test('the day is that of the reader’s zone', () => {
  expect(formatSince(at('2026-11-19T23:59:00Z'), at('2026-11-20T00:01:00Z'), 60)).toBe('00:59');
});
