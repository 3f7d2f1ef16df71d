import { expect, test } from 'vitest';
import { addFigures, noFigures, resultOf } from './figures.ts';

test('a team’s result is what play brought, with rebates and promotions', () => {
  const bets = { ...noFigures, valid: '80000', prizes: '55000' };
  const given = { ...noFigures, rebates: '300', agentRebates: '20', promotions: '5' };
  expect(resultOf(bets)).toBe(-25_000n);
  expect(resultOf(addFigures(bets, given))).toBe(-24_675n);
});
