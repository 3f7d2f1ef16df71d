import * as content from '#contract/content.ts';
import { helpCenter } from '#contract/system.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listHelp } from './list-help.ts';
import { listPromotionCategories, listPromotions, readPromotion } from './list-promotions.ts';

export function contentAnswers(app: AppContext): Answer[] {
  return [
    answer(content.announcements, ({ request }) => listAnnouncements(app, request)),
    answer(content.promotions, ({ request }) => listPromotions(app, request)),
    answer(content.onePromotion, ({ request }) => readPromotion(app, request)),
    answer(content.promotionCategories, ({ request }) => listPromotionCategories(app, request)),
    answer(helpCenter, ({ request }) => listHelp(app, request)),
  ];
}
