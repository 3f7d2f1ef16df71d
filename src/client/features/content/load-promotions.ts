import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/values.ts';
import {
  announcementsQuery,
  promotionCategoriesQuery,
  promotionsQuery,
} from './announcement-queries.ts';

/** What cannot be fetched is told by the part of the screen that lacks it; the rest stands. */
export async function loadPromotions(client: QueryClient, language: Language): Promise<void> {
  await Promise.all([
    client.prefetchQuery(promotionsQuery(language)),
    client.prefetchQuery(promotionCategoriesQuery(language)),
    client.prefetchQuery(announcementsQuery(language)),
  ]);
}
