import { describe, expect, test } from 'vitest';
import type { Terms } from '#contract/contract-terms.ts';
import { contractsToEnd } from './contracts-to-end.ts';
import { areTiersInOrder, isWithin } from './review-terms.ts';

const dividend = (percent: number, period: 'monthly' | 'weekly' = 'monthly'): Terms => ({
  kind: 'dividend',
  period,
  style: 'fixed',
  carry: 'none',
  activeFrom: '0',
  tiers: [{ sales: '0', loss: '0', users: 0, rate: percent * 10_000 }],
});
const hourly = (winRate: number, lossRate: number): Terms => ({
  kind: 'hourly',
  singleBet: '0',
  betAmount: '0',
  users: 0,
  winRate,
  lossRate,
});

describe('a lower rate', () => {
  const running = [
    { id: 'to-b', uplineId: 'a', downlineId: 'b', terms: dividend(8) },
    { id: 'to-c', uplineId: 'a', downlineId: 'c', terms: dividend(6) },
    { id: 'b-to-d', uplineId: 'b', downlineId: 'd', terms: dividend(2) },
    { id: 'c-to-e', uplineId: 'c', downlineId: 'e', terms: dividend(5) },
  ];

  test('ends the contracts above it, with all that stand on them, and no others', () => {
    expect(contractsToEnd(running, 'a', dividend(7))).toEqual([
      { id: 'to-b', why: 'rate' },
      { id: 'b-to-d', why: 'line' },
    ]);
    expect(contractsToEnd(running, 'a', dividend(8))).toEqual([]);
  });

  test('of nothing at all, or another period, ends every one', () => {
    expect(contractsToEnd(running, 'a', null).map(({ id }) => id)).toHaveLength(4);
    expect(contractsToEnd(running, 'a', dividend(10, 'weekly'))).toContainEqual({
      id: 'to-c',
      why: 'period',
    });
  });
});

test('terms are within others where each of their rates is', () => {
  expect(isWithin(hourly(10, 20), hourly(10, 20))).toBe(true);
  expect(isWithin(hourly(10, 21), hourly(10, 20))).toBe(false);
  expect(isWithin(hourly(11, 1), hourly(10, 20))).toBe(false);
  expect(isWithin(dividend(5), dividend(5))).toBe(true);
});

test('tiers rise in rate and never fall in what they demand', () => {
  const tier = (sales: string, rate: number) => ({ sales, loss: '0', users: 0, rate });
  const daily = (tiers: ReturnType<typeof tier>[]): Terms => ({
    kind: 'daily',
    activeFrom: '0',
    tiers,
  });
  expect(areTiersInOrder(daily([tier('10', 1), tier('10', 2)]))).toBe(true);
  expect(areTiersInOrder(daily([tier('10', 1), tier('9', 2)]))).toBe(false);
  expect(areTiersInOrder(daily([tier('10', 2), tier('20', 2)]))).toBe(false);
  expect(areTiersInOrder(daily([{ ...tier('10', 1), loss: '1' }]))).toBe(false);
});
