import { expect, test } from 'vitest';
import { realityDueAt } from './reality-rules.ts';

const login = new Date('2026-11-21T10:00:00Z');
const due = (realityAnsweredAt: Date | null, since: Date | null = login) =>
  realityDueAt({ realityMinutes: 60, realityAnsweredAt }, since)?.toISOString();

test('L-REALITY: the first is due an interval after the login, each next after the answer', () => {
  expect(due(null)).toBe('2026-11-21T11:00:00.000Z');
  expect(due(new Date('2026-11-21T11:05:00Z'))).toBe('2026-11-21T12:05:00.000Z');
});

test('L-REALITY: an answer from before this login does not count', () => {
  expect(due(new Date('2026-11-21T09:59:00Z'))).toBe('2026-11-21T11:00:00.000Z');
});

test('L-REALITY: nobody who is logged in nowhere is asked', () => {
  expect(due(null, null)).toBeUndefined();
});
