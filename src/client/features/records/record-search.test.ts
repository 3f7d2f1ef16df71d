import { expect, test } from 'vitest';
import { daysAsked, neighbour } from './record-search.ts';

const range = { today: '2026-11-21', earliest: '2025-11-21' };

test('a week before and a week after are as long, and go no further than there are records', () => {
  const week = { ...range, from: '2026-11-08', to: '2026-11-14' };
  expect(neighbour(week, 'earlier')).toEqual({ from: '2026-11-01', to: '2026-11-07' });
  expect(neighbour(week, 'later')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  const last = { ...range, from: '2026-11-19', to: '2026-11-20' };
  expect(neighbour(last, 'later')).toEqual({ from: '2026-11-21', to: '2026-11-21' });
});

test('there is nothing before the first day, and nothing after today', () => {
  expect(neighbour({ ...range, from: '2025-11-21', to: '2025-12-01' }, 'earlier')).toBeUndefined();
  expect(neighbour({ ...range, from: '2026-11-15', to: '2026-11-21' }, 'later')).toBeUndefined();
  const second = { ...range, from: '2025-11-22', to: '2025-11-28' };
  expect(neighbour(second, 'earlier')).toEqual({ from: '2025-11-21', to: '2025-11-21' });
});

test('days of one’s own win over a span, and a month is asked for unless one says', () => {
  const none = {
    from: undefined,
    to: undefined,
    span: undefined,
    group: undefined,
    wallet: undefined,
    vendor: undefined,
    gameType: undefined,
  };
  expect(daysAsked(none)).toEqual({ to: undefined, days: 30 });
  expect(daysAsked({ ...none, span: 'week', from: '2026-11-01', to: '2026-11-02' })).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
  });
});
