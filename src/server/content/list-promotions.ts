import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type {
  onePromotion,
  Promotion,
  promotionCategories,
  promotions,
} from '#contract/content.ts';
import { type Done, done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type PromotionRow, selectPromotionCategories, selectPromotions } from './store.ts';

export async function listPromotions(
  { database, clock }: AppContext,
  { language }: RequestOf<typeof promotions>,
): Promise<Done<AnswerOf<typeof promotions>>> {
  const rows = await selectPromotions(database, { language, now: clock.now() });
  return done({ promotions: rows.map(toPromotion) });
}

/** One that is over, not yet on or kept for the game rooms is as unknown as one that never was. */
export async function readPromotion(
  { database, clock }: AppContext,
  { id, language }: RequestOf<typeof onePromotion>,
): Promise<Outcome<AnswerOf<typeof onePromotion>, 'promotion.unknown'>> {
  const [row] = await selectPromotions(database, { language, now: clock.now() }, id);
  return row ? done(toPromotion(row)) : refuse('promotion.unknown');
}

export async function listPromotionCategories(
  { database }: AppContext,
  { language }: RequestOf<typeof promotionCategories>,
): Promise<Done<AnswerOf<typeof promotionCategories>>> {
  return done({ categories: await selectPromotionCategories(database, language) });
}

function toPromotion({
  categoryIds,
  listPicture,
  dialogPicture,
  isLongTerm,
  ...row
}: PromotionRow): Promotion {
  return {
    ...row,
    promoAnnouncementCategoryIds: categoryIds,
    announcementImages: [
      { sequence: 1, url: listPicture },
      { sequence: 2, url: dialogPicture },
    ],
    longTerm: isLongTerm ? 1 : 0,
  };
}
