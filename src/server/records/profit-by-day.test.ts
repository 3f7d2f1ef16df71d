import { expect, test } from 'vitest';
import { profitByDay } from './profit-by-day.ts';

test('each day has its line, and the lines come to the sum', () => {
  const profit = profitByDay(
    ['2026-11-19', '2026-11-20', '2026-11-21'],
    [
      { day: '2026-11-19', kind: 'deposit', amount: '10000' },
      { day: '2026-11-19', kind: 'bet', amount: '-3000' },
      { day: '2026-11-19', kind: 'win', amount: '500' },
      { day: '2026-11-21', kind: 'withdrawal', amount: '-2000' },
      { day: '2026-11-21', kind: 'hold', amount: '0' },
      { day: '2026-11-21', kind: 'bonus', amount: '700' },
    ],
  );
  expect(profit).toEqual({
    days: [
      { day: '2026-11-19', deposited: '10000', withdrawn: '0', gain: '-2500' },
      { day: '2026-11-20', deposited: '0', withdrawn: '0', gain: '0' },
      { day: '2026-11-21', deposited: '0', withdrawn: '2000', gain: '700' },
    ],
    sum: { deposited: '10000', withdrawn: '2000', gain: '-1800' },
  });
});

test('a refund alone is no deposit below nothing', () => {
  const day = '2026-11-21';
  const { days } = profitByDay([day], [{ day, kind: 'deposit-refund', amount: '-900' }]);
  expect(days).toEqual([{ day, deposited: '0', withdrawn: '0', gain: '0' }]);
});
