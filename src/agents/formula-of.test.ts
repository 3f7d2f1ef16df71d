import { expect, test } from 'vitest';
import type { Figures } from '#contract/contract-bills.ts';
import type { Terms } from '#contract/contract-terms.ts';
import { explainBill } from './explain-bill.ts';
import { wholeFormula } from './formula-of.ts';

const none: Figures = {
  sales: '0',
  profit: '0',
  users: 0,
  carriedIn: '0',
  counted: '0',
  branches: [],
};
const dividend = (style: 'fixed' | 'floating'): Terms => ({
  ...{ kind: 'dividend', period: 'monthly', style, carry: 'none', activeFrom: '0' },
  tiers: [
    { sales: '30000000', loss: '1000000', users: 5, rate: 30_000 },
    { sales: '50000000', loss: '3000000', users: 5, rate: 50_000 },
  ],
});
const lost: Figures = { ...none, sales: '80000000', profit: '-2500000', users: 5 };
const said = (terms: Terms, figures: Figures, language = 'en') =>
  wholeFormula(explainBill(terms, figures), 'USD', language).replaceAll('\u00a0', ' ');

test('a fixed dividend is the loss by the rate of its tier', () => {
  expect(said(dividend('fixed'), lost)).toBe('25,000 × 3 % = 750.00');
});

test('a floating dividend that falls short of its loss says which share it is', () => {
  expect(said(dividend('floating'), lost)).toBe('25,000 × 5 % × 25,000 ÷ 30,000 = 1,041.67');
});

test('a real-time salary names each rate that is taken off, in the reader’s own way of writing', () => {
  const branches = [{ contractId: '1', account: 'b', sales: '10000000', rate: 3_000 }];
  const figures = { ...none, sales: '14000000', branches };
  expect(said({ kind: 'realtime', rate: 5_000 }, figures, 'es')).toBe(
    '100.000 × (0,5 % − 0,3 %) + 40.000 × 0,5 % = 400,00',
  );
});

test('where nothing pays there is no formula', () => {
  expect(said(dividend('fixed'), none)).toBe('');
});
