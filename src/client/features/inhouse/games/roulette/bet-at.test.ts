import { expect, test } from 'vitest';
import { rouletteBets } from '#games/roulette-bets.ts';
import { betAt, edgeAt, spotOf } from './bet-at.ts';
import { isInside } from './layout.ts';

test('a touch on lines and corners of the roulette table lays the bet that lies there', () => {
  expect(betAt({ number: 17, across: 0, along: 0 })).toBe('17');
  expect(betAt({ number: 17, across: 1, along: 0 })).toBe('17-18');
  expect(betAt({ number: 17, across: 0, along: 1 })).toBe('17-20');
  expect(betAt({ number: 17, across: -1, along: -1 })).toBe('13-14-16-17');
  expect(betAt({ number: 16, across: -1, along: 0 })).toBe('16-17-18');
  expect(betAt({ number: 18, across: 1, along: 1 })).toBe('16-17-18-19-20-21');
  expect(betAt({ number: 2, across: 0, along: -1 })).toBe('0-2');
  expect(betAt({ number: 2, across: 1, along: -1 })).toBe('0-2-3');
  expect(betAt({ number: 1, across: -1, along: -1 })).toBe('0-1-2-3');
  expect(betAt({ number: 36, across: 0, along: 1 })).toBe('36');
});

test('every inside bet of the roulette table is laid where its chip is shown', () => {
  const inside = [...rouletteBets.keys()].filter(isInside);
  expect(inside.filter((bet) => betAt(spotOf(bet)) !== bet)).toEqual([]);
});

test('only the outer quarters of a field are its edges', () => {
  expect([0.1, 0.3, 0.5, 0.7, 0.9].map(edgeAt)).toEqual([-1, 0, 0, 0, 1]);
});
