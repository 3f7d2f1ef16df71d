import { expect, test } from 'vitest';
import { roulette } from '#games/roulette.ts';
import { colourOf, pockets, rouletteBets } from '#games/roulette-bets.ts';
import { asPlayed, betsOn, isInside, type Kind, kinds, sumByBet, wheelOrder } from './layout.ts';

test('the wheel has every pocket once, and beyond the zero its colours alternate', () => {
  expect(new Set(wheelOrder).size).toBe(pockets);
  const colours = wheelOrder.slice(1).map(colourOf);
  expect(colours.every((colour, place) => colour !== colours[place + 1])).toBe(true);
});

test('every inside bet can be reached from each of its numbers', () => {
  const inside = [...rouletteBets.values()].filter(({ name }) => isInside(name));
  expect(inside.length).toBeGreaterThan(140);
  for (const bet of inside) {
    const kind = (Object.keys(kinds) as Kind[]).find((one) => kinds[one] === bet.numbers.length);
    for (const number of bet.numbers) {
      expect(kind && betsOn(number, kind).map(({ name }) => name)).toContain(bet.name);
    }
  }
});

test('a number in the middle of the layout has four splits and four corners', () => {
  expect(betsOn(17, 'split').map(({ name }) => name)).toEqual(['16-17', '17-18', '14-17', '17-20']);
  expect(betsOn(17, 'corner')).toHaveLength(4);
  expect(betsOn(17, 'street').map(({ name }) => name)).toEqual(['16-17-18']);
});

test('chips on one bet are one greater chip, which the rules take', () => {
  const chips = [
    { bet: '17', stake: '100' },
    { bet: 'red', stake: '250' },
    { bet: '17', stake: '100' },
  ];
  expect(asPlayed(chips)).toEqual([
    { bet: '17', stake: '200' },
    { bet: 'red', stake: '250' },
  ]);
  expect(roulette.stakeOf({ chips: asPlayed(chips) })).toBe(450n);
  expect(sumByBet(chips).get('17')).toBe(200n);
});
