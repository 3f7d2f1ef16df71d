import {
  hiddenPromotionCategories,
  type Promotion,
  type PromotionCategory,
} from '#contract/content.ts';

/** The promotions of a category; of all of them when none is chosen. Those of the game rooms never. */
export function promotionsToShow<
  Shown extends Pick<Promotion, 'category' | 'promoAnnouncementCategoryIds'>,
>(promotions: readonly Shown[], categoryId: string | undefined): Shown[] {
  return promotions.filter(
    (promotion) =>
      !isHidden(promotion.category) &&
      (categoryId === undefined || promotion.promoAnnouncementCategoryIds.includes(categoryId)),
  );
}

export function categoriesToShow(categories: readonly PromotionCategory[]): PromotionCategory[] {
  return categories.filter((category) => !isHidden(category.type));
}

function isHidden(category: string): boolean {
  return hiddenPromotionCategories.some((hidden) => hidden === category.toLowerCase());
}
