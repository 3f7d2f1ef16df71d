import { expect, test } from 'vitest';
import { givenFloats, seededChance } from '#tests/games/seeded-chance.ts';
import { cardFromShoe, cardOf, dealFromDeck, nameOf, pipsOf, rankOf } from './cards.ts';

const deck = Array.from({ length: 52 }, (_, card) => card);

test('every card has a name of its own, and is found by it', () => {
  expect(new Set(deck.map(nameOf)).size).toBe(52);
  expect(deck.map(nameOf).map(cardOf)).toEqual(deck);
  expect([nameOf(0), nameOf(35), nameOf(51)]).toEqual(['2c', 'Ts', 'As']);
  expect(['', 'A', '1s', 'Ax', 'Asd', '10s'].map(cardOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a shoe without an end gives each card for an even part of the floats', () => {
  expect(deck.map((card) => cardFromShoe(card / 52 + 1e-9))).toEqual(deck);
  expect(cardFromShoe(1 - 2 ** -32)).toBe(51);
});

test('a shuffle takes each card out of what is left', () => {
  expect(dealFromDeck(givenFloats([0, 0, 0.999, 0.5]), 4)).toEqual([0, 1, 51, 26]);
  const all = dealFromDeck(seededChance(1)(0), 52);
  expect([...all].sort((one, other) => one - other)).toEqual(deck);
});

test('ranks count from the two, pips from the ace', () => {
  expect([0, 12, 48].map(rankOf)).toEqual([0, 3, 12]);
  expect([0, 32, 47, 51].map(pipsOf)).toEqual([2, 10, 13, 1]);
});
