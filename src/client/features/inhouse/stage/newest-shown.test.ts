import { expect, test } from 'vitest';
import type { HouseRound } from '#contract/inhouse.ts';
import { newestShown } from './newest-shown.ts';

const ended = (id: string, second: number, paid: string) =>
  ({
    id,
    paid,
    changedAt: new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString(),
  }) as HouseRound;

test('of two bets the one that ended last is shown, and of two that ended together the greater', () => {
  expect(newestShown(null, null)).toBeNull();
  const early = ended('1', 2, '900');
  expect(newestShown(early, null)).toBe(early);
  expect(newestShown(null, early)).toBe(early);
  const late = ended('2', 9, '0');
  expect(newestShown(early, late)).toBe(late);
  expect(newestShown(late, early)).toBe(late);
  const together = ended('3', 2, '1200');
  expect(newestShown(early, together)).toBe(together);
  expect(newestShown(together, early)).toBe(together);
});
