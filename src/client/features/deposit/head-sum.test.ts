import { expect, test } from 'vitest';
import { headSum } from './head-sum.ts';

const begun = { asked: '100', received: null, refunded: '0', refundDue: '0' };

test.each([
  [{ ...begun, state: 'waiting' }, '100'],
  [{ ...begun, state: 'credited', received: '95', refundDue: '20' }, '95'],
  [{ ...begun, state: 'refunding', refundDue: '60' }, '60'],
  [{ ...begun, state: 'refunded', refunded: '60' }, '60'],
  [{ ...begun, state: 'expired', refunded: '60' }, '100'],
] as const)('the head of $0.state tells the sum that it is about', (deposit, told) => {
  expect(headSum(deposit)).toBe(told);
});
