import { expect, test } from 'vitest';
import { categoriesToShow, promotionsToShow } from './promotions-to-show.ts';

const promotions = [
  { id: 'welcome', category: 'casino', promoAnnouncementCategoryIds: ['1', '2'] },
  { id: 'weekly', category: 'sports', promoAnnouncementCategoryIds: ['2'] },
  { id: 'room', category: 'gaming', promoAnnouncementCategoryIds: ['1'] },
  { id: 'lotto', category: 'LOTTO_PROMO', promoAnnouncementCategoryIds: ['2'] },
];
const ids = (categoryId?: string) => promotionsToShow(promotions, categoryId).map(({ id }) => id);

test('no category means all of them', () => expect(ids()).toEqual(['welcome', 'weekly']));

test('a promotion stands in each of its categories', () => {
  expect(ids('1')).toEqual(['welcome']);
  expect(ids('2')).toEqual(['welcome', 'weekly']);
});

test('a category that is not there holds nothing', () => expect(ids('9')).toEqual([]));

test("the game rooms' categories are not offered", () => {
  const categories = ['casino', 'gaming', 'lotto_promo'].map((type) => ({
    id: type,
    title: type,
    type,
  }));
  expect(categoriesToShow(categories).map(({ id }) => id)).toEqual(['casino']);
});
