import { useLingui } from '@lingui/react/macro';
import {
  Dices,
  Fish,
  Gift,
  Heart,
  House,
  type LucideIcon,
  RadioTower,
  Spade,
  Sparkles,
  Swords,
  Ticket,
  Volleyball,
  Zap,
} from 'lucide-react';
import type { Category } from '#client/features/catalogue/category-pages.ts';
import type { GameMenu } from '#contract/catalogue.ts';

export const categoryIcons: Readonly<Record<Category, LucideIcon>> = {
  HOME: House,
  RNG: Sparkles,
  LIVE: RadioTower,
  SPORTS: Volleyball,
  ESPORTS: Swords,
  FISH: Fish,
  PVP: Spade,
  LOTT: Ticket,
  ELOTT: Zap,
  INHOUSE: Dices,
  PROMO: Gift,
  FAV: Heart,
};

/** The merchant names its categories; the three of ours have names of ours. */
export function useCategoryTitle(): (category: Category, menus: readonly GameMenu[]) => string {
  const { t } = useLingui();
  return (category, menus) => {
    if (category === 'HOME') return t`Lobby`;
    if (category === 'PROMO') return t`Promotions`;
    if (category === 'FAV') return t`Favourites`;
    return menus.find(({ gameType }) => gameType === category)?.title ?? category;
  };
}
