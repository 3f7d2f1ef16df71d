import { clubPromotions } from './club.ts';
import { gameRoomPromotions } from './game-rooms.ts';
import type { DemoPromotion } from './promotion.ts';
import { sportsPromotions } from './sports.ts';
import { weeklyPromotions } from './weekly.ts';
import { welcomePromotions } from './welcome.ts';

export const promotions: readonly DemoPromotion[] = [
  ...welcomePromotions,
  ...weeklyPromotions,
  ...sportsPromotions,
  ...clubPromotions,
  ...gameRoomPromotions,
];
