import { expect, test } from 'vitest';
import type { Figures } from '#contract/contract-bills.ts';
import { explainHours } from './explain-hours.ts';

const terms = {
  ...{ kind: 'hourly' as const, singleBet: '0', betAmount: '1000', users: 1 },
  ...{ winRate: 4_000, lossRate: 6_000 },
};
const hour = (counted: string, profit: string, users = 1): Figures => ({
  ...{ sales: counted, profit, users, carriedIn: '0', counted, branches: [] },
});

test('all hours that pay stand in one formula, by their rates, and it comes to the amount', () => {
  const hours = [
    hour('100000', '-1'),
    hour('500', '-1'),
    hour('50000', '7'),
    hour('200000', '-1', 3),
  ];
  const { figures, explanation } = explainHours(terms, hours);
  expect(explanation.parts).toMatchObject([
    { base: '300000', rate: 6_000 },
    { base: '50000', rate: 4_000 },
  ]);
  expect(explanation.amount).toBe('2000');
  expect(figures).toMatchObject({ counted: '350000', users: 3 });
});

test('what was undone in an hour is deducted from the next, as bills do', () => {
  const { explanation } = explainHours(terms, [hour('-20000', '0'), hour('120000', '-1')]);
  expect(explanation).toMatchObject({ amount: '600', parts: [{ base: '100000' }] });
});

test('where no hour pays the nearest says what it lacked', () => {
  const { explanation } = explainHours(terms, [hour('300', '-1'), hour('900', '-1')]);
  expect(explanation).toMatchObject({
    ...{ amount: '0', parts: [], next: { missing: { sales: '100' } } },
  });
  expect(explainHours(terms, []).explanation.amount).toBe('0');
});
