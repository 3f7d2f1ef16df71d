import { expect, test } from 'vitest';
import { convert } from './conversion.ts';

const terms = { points: 100n, amount: 100n, minimum: 500n, step: 100n };

test('1,234 points at 100 = 1.00 by steps of 100 take 1,200 and pay 12.00', () => {
  expect(convert(1_234n, terms)).toEqual({ outcome: 'converted', points: 1_200n, amount: 1_200n });
});

test('499 points are below the minimum of 500, which itself is enough', () => {
  expect(convert(499n, terms)).toEqual({ outcome: 'below-minimum' });
  expect(convert(500n, terms)).toEqual({ outcome: 'converted', points: 500n, amount: 500n });
});
