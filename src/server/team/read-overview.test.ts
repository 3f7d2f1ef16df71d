import { expect, test } from 'vitest';
import { overviewWindows } from './read-overview.ts';

test('a day is compared with the same weekday before, 30 days with the 30 before them', () => {
  expect(overviewWindows('day', '2026-11-24').before).toEqual({
    from: '2026-11-17',
    to: '2026-11-17',
  });
  expect(overviewWindows('month', '2026-11-30')).toEqual({
    now: { from: '2026-11-01', to: '2026-11-30' },
    before: { from: '2026-10-02', to: '2026-10-31' },
  });
});
