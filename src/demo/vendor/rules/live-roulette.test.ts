import { expect, test } from 'vitest';
import {
  colourOf,
  openRoulette,
  rouletteOdds,
  rouletteOutcome,
  rouletteSpots,
  wheelOrder,
} from './live-roulette.ts';

const numbers = Array.from({ length: 37 }, (_, number) => number);

test('every bet brings back thirty-six of thirty-seven', () => {
  for (const spot of rouletteSpots) {
    const back = numbers.reduce((sum, one) => sum + (rouletteOutcome(one).returns[spot] ?? 0), 0);
    expect(`${spot} ${back}`).toBe(`${spot} 3600`);
  }
  expect(rouletteOdds).toBeCloseTo(97.297, 3);
});

test('the zero takes every bet that is laid outside the numbers', () => {
  expect(rouletteOutcome(0).returns).toEqual({ n0: 3_600 });
});

test('the wheel holds each number once, red and black in turn', () => {
  expect(wheelOrder.toSorted((one, other) => one - other)).toEqual(numbers);
  const colours = wheelOrder.slice(1).map(colourOf);
  for (const [place, colour] of colours.entries()) {
    if (place > 0) expect(colour).not.toBe(colours[place - 1]);
  }
});

test('the ends of chance fall on the ends of the wheel’s numbers', () => {
  const deal = (chance: number) => openRoulette().deal(() => chance).outcome.result;
  expect([deal(0), deal(1 - 2 ** -53), deal(1 / 37)]).toEqual(['0', '36', '1']);
});
