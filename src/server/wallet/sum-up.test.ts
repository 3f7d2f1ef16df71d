import { expect, test } from 'vitest';
import { sumUp } from './sum-up.ts';

const account = (kind: string, amount: string, subject = '', commodity = 'COP') => ({
  kind,
  subject,
  commodity,
  amount,
});

test('money is summed over every wallet, and points are no money', () => {
  const sums = sumUp(
    [
      account('player-main', '100'),
      account('player-bonus', '20'),
      account('player-held', '3'),
      account('player-points', '7000', '', 'POINTS'),
      account('vendor-wallet', '40', 'PG'),
      account('vendor-wallet', '5', 'EVO'),
    ],
    { currency: 'COP', points: 'POINTS' },
  );
  expect(sums).toMatchObject({ main: 100n, bonus: 20n, held: 3n, points: 7000n, total: 168n });
  expect([...sums.vendors]).toEqual([
    ['PG', 40n],
    ['EVO', 5n],
  ]);
});

test('what lies there in another currency is not taken for this one', () => {
  const accounts = [
    account('player-main', '100', '', 'USD'),
    account('vendor-wallet', '9', 'PG', 'USD'),
  ];
  const sums = sumUp(accounts, { currency: 'COP', points: 'POINTS' });
  expect(sums.total).toBe(0n);
  expect(sums.vendors.size).toBe(0);
});
