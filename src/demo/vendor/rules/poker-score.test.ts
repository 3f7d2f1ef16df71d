import { expect, test } from 'vitest';
import { categoryOf, pokerCategories, pokerScore } from './poker-score.ts';
import { cardOf } from './table-cards.ts';

const scored = (names: string) => pokerScore(names.split(' ').map(cardOf));

// https://en.wikipedia.org/wiki/Poker_probability: the 2,598,960 hands of five cards.
test('of all hands of five cards, each category has as many as there are', () => {
  const counts = new Uint32Array(pokerCategories.length);
  const hand = [0, 0, 0, 0, 0];
  for (let a = 0; a < 48; a += 1) {
    hand[0] = a;
    for (let b = a + 1; b < 49; b += 1) {
      hand[1] = b;
      for (let c = b + 1; c < 50; c += 1) {
        hand[2] = c;
        for (let d = c + 1; d < 51; d += 1) {
          hand[3] = d;
          for (let e = d + 1; e < 52; e += 1) {
            hand[4] = e;
            const category = pokerScore(hand) >> 20;
            counts[category] = (counts[category] as number) + 1;
          }
        }
      }
    }
  }
  expect(Object.fromEntries(pokerCategories.map((name, place) => [name, counts[place]]))).toEqual({
    high: 1_302_540,
    pair: 1_098_240,
    twoPairs: 123_552,
    three: 54_912,
    straight: 10_200,
    flush: 5_108,
    full: 3_744,
    four: 624,
    straightFlush: 40,
  });
});

test('hands of known order come in that order', () => {
  const upwards = [
    '2h 3d 5s 9c Kd',
    '2c 3h 4s 8c Ah',
    '2h 2d 5s 9c Kd',
    'Ah As 2d 3c 4h',
    '3h 3d 2s 2c Ad',
    'Ah Ad 2s 2c 3d',
    '2h 2d 2s 9c Kd',
    'Ah 2d 3s 4c 5d',
    '2d 3s 4c 5d 6h',
    'Th Jd Qs Kc Ad',
    '2h 4h 6h 8h Th',
    '2h 2d 2s Ac Ad',
    '3h 3d 3s 2c 2d',
    '2h 2d 2s 2c 3d',
    'Ah 2h 3h 4h 5h',
    'Tc Jc Qc Kc Ac',
  ].map(scored);
  expect(upwards).toEqual(upwards.toSorted((one, other) => one - other));
  expect(new Set(upwards).size).toBe(upwards.length);
});

test('suits never decide', () => {
  expect(scored('Ah Kh Qd 9s 8c')).toBe(scored('As Kd Qc 9h 8d'));
});

test.each([
  ['the better of two straights', 'Ah 2d 3s 4c 5d 6h Kc', '2d 3s 4c 5d 6h'],
  ['a flush of six by its best five', '2h 4h 6h 8h Th Qh As', '4h 6h 8h Th Qh'],
  ['a flush over a straight', '5h 6h 7h 8h 9d 2h Kc', '2h 5h 6h 7h 8h'],
  ['two threes as a full house', '9h 9d 9s 4c 4d 4s 2h', '9h 9d 9s 4c 4d'],
  ['a three and two pairs as the best full house', '9h 9d 9s 4c 4d Ks Kh', '9h 9d 9s Ks Kh'],
  ['three pairs with the best fifth card', '9h 9d 4c 4d 2s 2h Kc', '9h 9d 4c 4d Kc'],
  ['a fifth card from a third pair', '9h 9d 8c 8d 7s 7h 2c', '9h 9d 8c 8d 7s'],
  ['four of a kind with its best fifth', '9h 9d 9s 9c 4d 4s Kh', '9h 9d 9s 9c Kh'],
  ['a straight flush below a higher straight', '4h 5h 6h 7h 8h 9d Tc', '4h 5h 6h 7h 8h'],
  ['the board alone', 'Th Jd Qs Kc Ad 2h 2c', 'Th Jd Qs Kc Ad'],
])('of seven cards it takes %s', (_, seven, five) => {
  expect(scored(seven)).toBe(scored(five));
});

/** All fives out of seven: slow, and another way to the same figure. */
test('the best of seven cards is the best of their twenty-one fives', () => {
  let seed = 7;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 2_000; round += 1) {
    const deck = Array.from({ length: 52 }, (_, card) => card);
    const seven = Array.from(
      { length: 7 },
      () => deck.splice(Math.floor(next() * deck.length), 1)[0] as number,
    );
    let best = 0;
    for (let out = 0; out < 6; out += 1) {
      for (let other = out + 1; other < 7; other += 1) {
        const five = seven.filter((_, place) => place !== out && place !== other);
        best = Math.max(best, pokerScore(five));
      }
    }
    expect(pokerScore(seven)).toBe(best);
  }
});

test('a figure tells its category', () => {
  expect(categoryOf(scored('2h 2d 2s Ac Ad'))).toBe('full');
});
