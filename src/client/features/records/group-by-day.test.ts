import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

test('each day stands once, in the order in which they come', () => {
  const items = ['2026-11-21 09:00:00', '2026-11-21 08:00:00', '2026-11-19 23:59:59'].map((at) => ({
    at,
  }));
  expect(groupByDay(items)).toEqual([
    { day: '2026-11-21', items: items.slice(0, 2) },
    { day: '2026-11-19', items: items.slice(2) },
  ]);
  expect(groupByDay([])).toEqual([]);
});
