import { type Worded, worded } from '#demo/merchant/worded.ts';

export interface DemoPromotionCategory {
  id: string;
  type: string;
  title: Worded;
}

/** The screen's four. Promotions of the game rooms, `gaming` and `lotto_promo`, stand in none. */
export const promotionCategories: readonly DemoPromotionCategory[] = [
  {
    id: 'welcome',
    type: 'WELCOME',
    title: worded('Bienvenida', 'Welcome', '迎新', 'Selamat Datang'),
  },
  { id: 'weekly', type: 'WEEKLY', title: worded('De la semana', 'Weekly', '每周', 'Mingguan') },
  { id: 'sports', type: 'SPORTS', title: worded('Deportes', 'Sports', '体育', 'Sukan') },
  { id: 'club', type: 'CLUB', title: worded('Club', 'Club', '俱乐部', 'Kelab') },
];
