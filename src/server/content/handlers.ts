import * as content from '#contract/content.ts';
import { helpCenter } from '#contract/system.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listHelp } from './list-help.ts';
import { listPromotionCategories, listPromotions, readPromotion } from './list-promotions.ts';

export function contentAnswers(house: House): Answer[] {
  return [
    answer(content.announcements, ({ request }) => listAnnouncements(house, request)),
    answer(content.promotions, ({ request }) => listPromotions(house, request)),
    answer(content.onePromotion, ({ request }) => readPromotion(house, request)),
    answer(content.promotionCategories, ({ request }) => listPromotionCategories(house, request)),
    answer(helpCenter, ({ request }) => listHelp(house, request)),
  ];
}
