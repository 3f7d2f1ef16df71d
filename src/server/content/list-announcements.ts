import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { announcements } from '#contract/content.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import {
  type Reading,
  selectBanners,
  selectHelpTitles,
  selectNotices,
  selectPopups,
  selectPromotionTitles,
} from './store.ts';

/** Reads only the kinds that are asked for; the others come back empty. */
export async function listAnnouncements(
  { database, clock }: AppContext,
  { types, language }: RequestOf<typeof announcements>,
): Promise<Done<AnswerOf<typeof announcements>>> {
  const asked = new Set(types.split(','));
  const reading: Reading = { language, now: clock.now() };
  const [banners, player, popup, promotion, help] = await Promise.all([
    asked.has('B') ? selectBanners(database, reading) : [],
    asked.has('PL') ? selectNotices(database, reading) : [],
    asked.has('PU') ? selectPopups(database, reading) : [],
    asked.has('PR') ? selectPromotionTitles(database, reading) : [],
    asked.has('H') ? selectHelpTitles(database, language) : [],
  ]);
  return done({ banners, player, popup, promotion, help });
}
