import { expect, test } from 'vitest';
import { actsOf } from './acts-of.ts';

const none = { waitsForMe: false, mayWithdraw: false, mayAskToEnd: false };

test.each([
  ['an offer that waits is accepted or declined', { waitsForMe: true }, ['accept', 'decline']],
  ['one’s own proposal is taken back', { mayWithdraw: true }, ['withdraw']],
  ['a contract in force is asked to end', { mayAskToEnd: true }, ['end']],
  ['a contract that is over offers nothing', {}, []],
])('%s', (_, contract, acts) => {
  expect(actsOf({ ...none, ...contract })).toEqual(acts);
});
