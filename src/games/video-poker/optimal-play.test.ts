import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interval, seededChance } from '#tests/games/seeded-chance.ts';
import { cardOf } from '../cards.ts';
import { ratio, toNumber } from '../ratio.ts';
import { adviseVideoPoker } from './advise.ts';
import { paysFor } from './hands.ts';
import { adviseHold, countPerfectPlay } from './optimal-play.ts';
import { perfectPlay, videoPoker } from './video-poker.ts';

const cardsOf = (names: string) => names.split(' ').map((name) => cardOf(name) ?? -1);

test('perfect play gives back 0.995439, and the figures that are shown are the counted ones', () => {
  const counted = countPerfectPlay();
  expect(toNumber(counted.return).toFixed(6)).toBe('0.995439');
  expect(counted).toEqual({
    return: ratio(perfectPlay.numerator, perfectPlay.denominator),
    chance: ratio(perfectPlay.paidNumerator, perfectPlay.paidDenominator),
  });
});

// Plays that every book of strategy lists, with the trap that stands beside each.
test.each([
  ['Ts Js Qs Ks 9s', [0, 1, 2, 3, 4], 'a straight flush stays, however near the royal one is'],
  ['Ts Js Qs Ks 2s', [0, 1, 2, 3], 'four of the royal flush break a flush'],
  ['Ts Js Qs Ks Kd', [0, 1, 2, 3], 'four of the royal flush break a high pair'],
  ['2h 2d Ts Js Qs', [2, 3, 4], 'three of the royal flush go before a low pair'],
  ['Kh Kd Ts Js Qs', [0, 1], 'a high pair goes before three of the royal flush'],
  ['7h 7d 2s 9s Ks', [0, 1], 'a low pair goes before one high card'],
  ['2s 5s 9s Js 7d', [0, 1, 2, 3], 'four of a flush are drawn to'],
  ['2h 4d 6s 8c Td', [], 'nothing worth keeping: all five go'],
])('%s: keep %s (%s)', (names, hold) => {
  expect(adviseHold(cardsOf(names)).hold).toEqual(hold);
});

test('what is expected of one hand is what all its draws together pay', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(51), { minLength: 5, maxLength: 5 }),
      fc.subarray([0, 1, 2, 3, 4], { minLength: 3 }),
      (cards, hold) => {
        const { expected } = adviseHold(cards);
        const best = toNumber(expected);
        expect(best).toBeGreaterThanOrEqual(average(cards, hold) - 1e-9);
        const advised = adviseHold(cards).hold;
        if (advised.length >= 2) expect(best).toBeCloseTo(average(cards, advised), 9);
      },
    ),
    { numRuns: 40 },
  );
});

const chance = seededChance(96);

test('rounds played perfectly pay what was counted', () => {
  const [odds] = videoPoker.odds();
  const rounds = Array.from({ length: 20_000 }, (_, round) => {
    const dealt = videoPoker.tell({ coin: '1' }, [], chance(round));
    const advice = dealt.refused ? null : adviseVideoPoker(dealt.view);
    const steps = [{ hold: advice?.hold ?? [] }];
    const told = videoPoker.tell({ coin: '1' }, steps, chance(round));
    if (told.refused) throw new Error('The hint was refused.');
    expect(adviseVideoPoker(told.view)).toBe(null);
    return Number(told.paid) / Number(told.staked);
  });
  const back = interval(rounds);
  expect(odds?.return).toBeGreaterThan(back.low);
  expect(odds?.return).toBeLessThan(back.high);
  const paid = interval(rounds.map(Math.sign));
  expect(odds?.chance).toBeGreaterThan(paid.low);
  expect(odds?.chance).toBeLessThan(paid.high);
});

/** The slow way: every draw there is, one after the other. */
function average(cards: readonly number[], hold: readonly number[]): number {
  const left = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !cards.includes(card),
  );
  const kept = hold.map((place) => cards[place] ?? -1);
  let sum = 0;
  let count = 0;
  const draw = (hand: readonly number[], from: number) => {
    if (hand.length === 5) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = hand;
      sum += paysFor(a, b, c, d, e);
      count += 1;
      return;
    }
    for (let at = from; at < left.length; at += 1) draw([...hand, left[at] ?? -1], at + 1);
  };
  draw(kept, 0);
  return sum / count;
}
