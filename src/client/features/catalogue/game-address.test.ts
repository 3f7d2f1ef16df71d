import { expect, test } from 'vitest';
import { addressOfGame, gameOfAddress } from './game-address.ts';

test('an address that was shared names its game', () => {
  const url = new URL(addressOfGame('https://play.example', '4711'));
  expect(gameOfAddress(Object.fromEntries(url.searchParams))).toBe('4711');
  expect(gameOfAddress({ game: 4711 })).toBe('4711');
});

test.each([
  [{}],
  [null],
  [{ game: 'x' }],
  [{ game: '0' }],
  [{ game: '-4' }],
  [{ game: ['1', '2'] }],
])('%j names none', (search) => {
  expect(gameOfAddress(search)).toBeNull();
});
