import { expect, test } from 'vitest';
import type { Counted } from '#contract/mission-terms.ts';
import { countFact, worthOf } from './count-fact.ts';

const bet = {
  kind: 'bet',
  class: 'RNG',
  vendor: 'PG',
  stake: 500n,
  payout: 0n,
  valid: 500n,
  bonus: 0n,
  bonusStake: 0n,
  amount: 0n,
} as const;
const undone = { ...bet, kind: 'bet-undone', stake: -500n, valid: -500n } as const;
const deposit = {
  ...bet,
  kind: 'deposit',
  class: '',
  vendor: '',
  stake: 0n,
  valid: 0n,
  amount: 9_000n,
} as const;
const day = '2026-11-20';
const amountOf = (counted: Counted, fact: Parameters<typeof countFact>[1]) =>
  countFact(counted, fact, day)?.amount ?? 0n;

test.each<[string, Counted, Parameters<typeof countFact>[1], bigint]>([
  ['valid bets', { counter: 'valid-bets' }, bet, 500n],
  ['what is undone', { counter: 'valid-bets' }, undone, -500n],
  ['bets of the least size', { counter: 'valid-bets', minimum: 500 }, bet, 500n],
  ['a bet below the least size', { counter: 'valid-bets', minimum: 501 }, bet, 0n],
  ['an undone bet below the least size', { counter: 'valid-bets', minimum: 501 }, undone, 0n],
  ['an undone bet of the least size', { counter: 'valid-bets', minimum: 500 }, undone, -500n],
  ['another category', { counter: 'valid-bets', classes: ['LIVE'] }, bet, 0n],
  ['another vendor', { counter: 'valid-bets', vendors: ['JILI'] }, bet, 0n],
  ['a stake below the minimum', { counter: 'rounds', minimum: 501 }, bet, 0n],
  ['a round', { counter: 'rounds', minimum: 500 }, bet, 1n],
  ['a round that is undone', { counter: 'rounds', minimum: 500 }, undone, -1n],
  ['a push', { counter: 'rounds' }, { ...bet, valid: 0n, payout: 500n }, 0n],
  ['a high win', { counter: 'high-wins', times: 10 }, { ...bet, payout: 5_000n }, 1n],
  [
    'a win that is not so high',
    { counter: 'high-wins', times: 10 },
    { ...bet, payout: 4_999n },
    0n,
  ],
  [
    'what counts by half',
    { counter: 'valid-bets', weights: { RNG: 50 } },
    { ...bet, valid: 501n },
    250n,
  ],
  [
    'what counted by half and is undone',
    { counter: 'valid-bets', weights: { RNG: 50 } },
    { ...undone, valid: -501n },
    -250n,
  ],
  [
    'what is partly bonus money',
    { counter: 'valid-bets' },
    { ...bet, bonus: 300n, bonusStake: 300n },
    200n,
  ],
  [
    'what was partly bonus money and is undone',
    { counter: 'valid-bets' },
    { ...undone, bonus: -300n, bonusStake: -300n },
    -200n,
  ],
  ['a round of bonus money', { counter: 'rounds' }, { ...bet, bonus: 500n, bonusStake: 500n }, 0n],
  [
    'own money below the minimum',
    { counter: 'rounds', minimum: 201 },
    { ...bet, bonus: 300n, bonusStake: 300n },
    0n,
  ],
  [
    'a high win of bonus money',
    { counter: 'high-wins', times: 10 },
    { ...bet, payout: 5_000n, bonus: 500n, bonusStake: 500n },
    0n,
  ],
  ['what has no weight', { counter: 'valid-bets', weights: { LIVE: 50 } }, bet, 0n],
  ['a deposit for bets', { counter: 'valid-bets' }, deposit, 0n],
  ['a deposit', { counter: 'deposits', minimum: 9_000 }, deposit, 1n],
  ['a smaller deposit', { counter: 'deposits', minimum: 9_001 }, deposit, 0n],
  ['deposits in sum', { counter: 'deposit-sum' }, deposit, 9_000n],
  ['a deposit that went back', { counter: 'deposits' }, { ...deposit, amount: -9_000n }, -1n],
])('%s', (_, counted, fact, amount) => {
  expect(amountOf(counted, fact)).toBe(amount);
});

test('days and vendors count once each, and a day no more than its cap', () => {
  expect(countFact({ counter: 'days' }, bet, day)).toEqual({ mark: day, amount: 1n });
  expect(countFact({ counter: 'vendors' }, bet, day)).toEqual({ mark: 'PG', amount: 1n });
  expect([0n, 1n, 7n].map((sum) => worthOf({ counter: 'days' }, sum))).toEqual([0n, 1n, 1n]);
  const capped = { counter: 'valid-bets', dailyCap: 1_000 } as const;
  expect([999n, 1_000n, 1_001n].map((sum) => worthOf(capped, sum))).toEqual([999n, 1_000n, 1_000n]);
});
