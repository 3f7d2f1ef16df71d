import type { GameMenu } from '#contract/catalogue.ts';
import type { GameType } from '#contract/values.ts';

/** What stands in the top navigation: the merchant's categories, and three of our own. */
export type Category = GameType | 'HOME' | 'PROMO' | 'FAV';

/** Which page a category opens. */
export const categoryPages = {
  HOME: '/',
  FAV: '/',
  PROMO: '/promotions',
  ELOTT: '/elott',
  LOTT: '/lott',
  LIVE: '/live',
  SPORTS: '/sports',
  FISH: '/fish',
  RNG: '/rng',
  PVP: '/pvp',
  ESPORTS: '/esports',
  INHOUSE: '/inHouse',
} as const satisfies Record<Category, `/${string}`>;

/** A category without a vendor would lead to an empty room, so it has no door. */
export function categoriesOf(menus: readonly Pick<GameMenu, 'gameType' | 'vendors'>[]): Category[] {
  const offered = menus.filter(({ vendors }) => vendors.length > 0);
  return ['HOME', ...offered.map(({ gameType }) => gameType), 'PROMO', 'FAV'];
}
