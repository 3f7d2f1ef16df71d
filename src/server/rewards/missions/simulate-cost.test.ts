import { expect, test } from 'vitest';
import type { GoalTerms } from '#contract/mission-terms.ts';
import { simulateCost } from './simulate-cost.ts';

const terms = {
  kind: 'goals',
  code: 'rounds',
  title: { es: 'Rondas', en: 'Rounds' },
  window: { every: 'day' },
  claimDays: 7,
  budget: { points: 1_000_000 },
  joining: 'automatic',
  match: 'all',
  conditions: [{ counter: 'rounds', goals: [10, 60] }],
  stages: [
    { form: 'points', amount: 10 },
    { form: 'points', amount: 50 },
  ],
} satisfies GoalTerms;

test('the same seed gives the same cost, a higher goal is reached by fewer, and the cost is their sum', () => {
  const one = simulateCost(terms, 2_000);
  expect(simulateCost(terms, 2_000)).toEqual(one);
  const [first = 0, second = 0] = one.reached;
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(0);
  expect(one.cost).toEqual({ cash: 0n, points: BigInt(first * 10 + second * 50) });
});
