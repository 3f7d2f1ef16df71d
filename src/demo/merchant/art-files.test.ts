import { describe, expect, test } from 'vitest';
import { bannerAddress, coverAddress, promotionAddress } from './art-addresses.ts';
import { findArt } from './art-files.ts';
import { banners } from './banners.ts';
import { listGames } from './games.ts';
import { promotions } from './promotions/promotions.ts';

function bodyAt(address: string): string | undefined {
  return findArt(address.split('?')[0] ?? '')?.body;
}

describe('a picture', () => {
  test('is there for every game, also of a large catalogue', () => {
    const some = listGames(10_000).filter((_game, at) => at % 97 === 0);
    for (const { gameCode } of some) expect(bodyAt(coverAddress(gameCode))).toMatch(/^<svg /);
  });

  test('is there for every banner', () => {
    for (const { id } of banners) expect(bodyAt(bannerAddress(id)), id).toMatch(/^<svg /);
  });

  test('is there twice for every promotion: for the list and for the dialog', () => {
    for (const { id } of promotions) {
      const list = bodyAt(promotionAddress(id, 1));
      const dialog = bodyAt(promotionAddress(id, 2));
      expect(list, id).toMatch(/^<svg /);
      expect(dialog, id).toMatch(/^<svg /);
      expect(dialog, id).not.toBe(list);
    }
  });

  test('is the same whenever it is drawn, and another for another game', () => {
    const address = '/art/covers/PG-RNG-VIDEO-jaguar-0001.svg';
    expect(findArt(address)).toEqual(findArt(address));
    const covers = listGames(500).map((game) => bodyAt(coverAddress(game.gameCode)));
    expect(new Set(covers).size).toBe(covers.length);
  });
});

test.each([
  '/',
  '/art/',
  '/art/covers/',
  '/art/covers/PG-RNG-VIDEO-jaguar-0002.svg',
  '/art/covers/PG-RNG-VIDEO-jaguar-0001.png',
  '/art/covers/../banners/home-fair.svg',
  '/art/constructor/home-fair.svg',
  '/art/banners/nothing.svg',
  '/art/promotions/welcome-bonus.svg',
  '/art/promotions/welcome-bonus-3.svg',
  '/art/promotions/nothing-1.svg',
])('nothing is drawn for an address that nobody gave out: %s', (path) => {
  expect(findArt(path)).toBeUndefined();
});
