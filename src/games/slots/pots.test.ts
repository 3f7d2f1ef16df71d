import { expect, test } from 'vitest';
import { potReturn } from '../jackpot.ts';
import { toNumber } from '../ratio.ts';
import { garden } from './garden.ts';
import { orchard } from './orchard.ts';
import { potsOf } from './pots.ts';

const games = [orchard.code, garden.code];

test('both slots have pots with names of their own, and other games have none', () => {
  const pots = games.map((game) => potsOf(game).map(({ code }) => code));
  expect(pots.map((codes) => codes.length)).toEqual([1, 2]);
  expect(new Set(pots.flat()).size).toBe(3);
  expect(potsOf('VB_BLACKJACK')).toEqual([]);
});

test('a pot of larger sums gives back the same', () => {
  for (const game of games) {
    const returns = (times: bigint) => potsOf(game, times).map((pot) => toNumber(potReturn(pot)));
    for (const times of [4_000n, 25_000n]) {
      returns(times).forEach((large, pot) => {
        expect(large).toBeCloseTo(returns(1n)[pot] ?? 0, 6);
      });
    }
    expect(potsOf(game, 25_000n)[0]?.cap).toBe((potsOf(game)[0]?.cap ?? 0n) * 25_000n);
  }
});
