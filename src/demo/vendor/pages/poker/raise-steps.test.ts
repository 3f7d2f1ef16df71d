import { expect, test } from 'vitest';
import { nearestStep, potRaise, raiseSteps } from './raise-steps.ts';

test('the slide begins with the least raise and ends with everything', () => {
  const steps = raiseSteps(2_000n, 100_000n, 1_000n);
  expect([steps[0], steps.at(-1)]).toEqual([2_000n, 100_000n]);
  expect(steps).toEqual(steps.toSorted((one, other) => (one < other ? -1 : 1)));
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps.length).toBeLessThan(120);
});

test('who can only go all in has one stop', () => {
  expect(raiseSteps(700n, 700n, 1_000n)).toEqual([700n]);
  expect(raiseSteps(1n, 3n, 1n)).toEqual([1n, 2n, 3n]);
});

test('a raise by the pot is the pot after one’s own call, on top of the bet', () => {
  // 3,000 lie in the middle, 1,000 were bet: after the call there are 5,000.
  const bets = {
    pots: ['3000'],
    chairs: [{ bet: '1000' }, null, { bet: '0' }],
    allowed: { call: '1000' },
  };
  expect(potRaise(bets, 100n)).toBe(6_000n);
  expect(potRaise(bets, 50n)).toBe(3_500n);
});

test('a wish beyond the last stop is everything', () => {
  expect([nearestStep([2n, 4n, 9n], 3n), nearestStep([2n, 4n, 9n], 100n)]).toEqual([1, 2]);
});
