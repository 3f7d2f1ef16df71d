import { expect, test } from 'vitest';
import type { Reward } from '#contract/rewards.ts';
import { sumsOf } from './sums-of.ts';

const reward: Reward = {
  id: '1',
  source: 'gift',
  form: 'cash',
  amount: '500',
  state: 'claimable',
  remark: null,
  grantedAt: '2026-11-24T12:00:00.000Z',
  claimBy: null,
  endedAt: null,
  endReason: null,
};

test('money and points are added up apart, and what there is none of is left out', () => {
  const points = { ...reward, form: 'points', amount: '30' } as const;
  expect(sumsOf([reward, points, reward, points])).toEqual([
    { form: 'cash', amount: '1000' },
    { form: 'points', amount: '60' },
  ]);
  expect(sumsOf([points])).toEqual([{ form: 'points', amount: '30' }]);
  expect(sumsOf([])).toEqual([]);
});
