import { expect, test } from 'vitest';
import type { VendorItem } from '#contract/catalogue.ts';
import { categoriesOf, categoryPages } from './category-pages.ts';

const vendor: VendorItem = {
  vassalage: 'PG',
  displayName: 'PG',
  gameType: 'RNG',
  lagerIcon: '/vendors/PG.svg',
  isGame: 'VASSALAGE',
  games: 1,
};

test('a category without a vendor is not offered', () => {
  const menus = [
    { gameType: 'RNG', vendors: [vendor] },
    { gameType: 'LIVE', vendors: [] },
  ] as const;
  expect(categoriesOf(menus.map((menu) => ({ ...menu, vendors: [...menu.vendors] })))).toEqual([
    'HOME',
    'RNG',
    'PROMO',
    'FAV',
  ]);
});

test('without any menu home, promotions and favourites are still there', () => {
  expect(categoriesOf([])).toEqual(['HOME', 'PROMO', 'FAV']);
});

test('favourites open home, in-house games their own page', () => {
  expect(categoryPages.FAV).toBe('/');
  expect(categoryPages.INHOUSE).toBe('/inHouse');
  expect(categoryPages.ELOTT).toBe('/elott');
});
