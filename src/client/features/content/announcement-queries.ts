import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { announcements, onePromotion, promotionCategories, promotions } from '#contract/content.ts';
import { helpCenter } from '#contract/system.ts';
import type { Language } from '#contract/values.ts';

/** Banners, notices, popups and the titles that menus list: one question for all of them. */
export function announcementsQuery(language: Language) {
  return queryOptions({
    queryKey: [announcements.path, language],
    queryFn: ({ signal }) =>
      ask(announcements, { types: 'B,PL,PU,PR,H', platform: 'W', language }, signal),
    meta: { keepOffline: true },
  });
}

export function promotionsQuery(language: Language) {
  return queryOptions({
    queryKey: [promotions.path, language],
    queryFn: ({ signal }) => ask(promotions, { language }, signal),
    meta: { keepOffline: true },
  });
}

export function promotionCategoriesQuery(language: Language) {
  return queryOptions({
    queryKey: [promotionCategories.path, language],
    queryFn: ({ signal }) => ask(promotionCategories, { language }, signal),
    meta: { keepOffline: true },
  });
}

export function onePromotionQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: [onePromotion.path, language, id],
    queryFn: ({ signal }) => ask(onePromotion, { id, language }, signal),
    meta: { keepOffline: true },
  });
}

export function helpQuery(language: Language) {
  return queryOptions({
    queryKey: [helpCenter.path, language],
    queryFn: ({ signal }) => ask(helpCenter, { language }, signal),
    meta: { keepOffline: true },
  });
}
