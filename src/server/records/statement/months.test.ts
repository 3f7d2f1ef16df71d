import { expect, test } from 'vitest';
import { monthsUpTo } from './months.ts';

test('twelve months can be asked for, this one first, over the turn of a year', () => {
  const months = monthsUpTo('2026-02-28');
  expect(months).toHaveLength(12);
  expect([months[0], months[1], months[2], months[11]]).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-03',
  ]);
});
