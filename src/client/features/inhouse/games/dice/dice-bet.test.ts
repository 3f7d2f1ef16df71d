import { expect, test } from 'vitest';
import { diceMultiplier } from '#games/dice.ts';
import { toNumber } from '#games/ratio.ts';
import { betOnTarget, betPaying, betWinning, figureFrom, otherSide } from './dice-bet.ts';

test('a dice bet never leaves what the game offers', () => {
  expect(betOnTarget('over', 0)).toEqual({ side: 'over', target: 200 });
  expect(betOnTarget('under', 10_000)).toEqual({ side: 'under', target: 9_800 });
  expect(betWinning('over', 0)).toEqual({ side: 'over', target: 9_999 });
});

test('the other side of a dice bet has the same chance', () => {
  expect(otherSide({ side: 'over', target: 2_500 })).toEqual({ side: 'under', target: 7_500 });
  expect(otherSide({ side: 'under', target: 7_500 })).toEqual({ side: 'over', target: 2_500 });
});

test('a multiplier that is typed is paid at least, by the likeliest bet', () => {
  for (const times of [1.02, 1.5, 2, 3.3, 10, 99, 5_000]) {
    const bet = betPaying('under', times);
    expect(toNumber(diceMultiplier(bet))).toBeGreaterThanOrEqual(times);
    if (bet.target < 9_800) {
      const likelier = { side: 'under', target: bet.target + 1 } as const;
      expect(toNumber(diceMultiplier(likelier))).toBeLessThan(times);
    }
  }
  expect(betPaying('under', 1_000_000)).toEqual({ side: 'under', target: 1 });
});

test('a figure is read with a point or a comma, and nothing else is', () => {
  expect(['1.5', '1,5', ' 12 ', '3.'].map(figureFrom)).toEqual([1.5, 1.5, 12, 3]);
  expect(['', 'x', '-2', '0', '1.2.3'].map(figureFrom)).toEqual([null, null, null, null, null]);
});
