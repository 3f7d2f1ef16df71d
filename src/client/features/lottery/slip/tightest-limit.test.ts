import { expect, test } from 'vitest';
import type { OwnLimit } from '#contract/protection.ts';
import { tightestLimit } from './tightest-limit.ts';

const limit = (change: Partial<OwnLimit>): OwnLimit => ({
  ...{ kind: 'wager', period: 'day', own: null, maximum: null, pending: null },
  ...{ inForce: '1000' as OwnLimit['inForce'], used: '0' as OwnLimit['used'] },
  ...change,
});

test('the limit that ends first is named, of bets and losses alone', () => {
  const limits = [
    limit({ used: '100' }),
    limit({ kind: 'loss', period: 'week', used: '400' }),
    limit({ kind: 'deposit', used: '999' }),
    limit({ kind: 'session', inForce: '60', used: '59' }),
    limit({ period: 'month', inForce: null, used: '5000' }),
  ];
  expect(tightestLimit(limits)).toEqual({ kind: 'loss', period: 'week', left: 600n });
});

test('a limit that is passed leaves nothing, and without limits nothing is said', () => {
  expect(tightestLimit([limit({ used: '1200' })])?.left).toBe(0n);
  expect(tightestLimit([limit({ inForce: null })])).toBeNull();
});
