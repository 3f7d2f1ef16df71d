import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { gameMenusQuery } from '#client/features/catalogue/catalogue-queries.ts';
import { announcementsQuery } from '#client/features/content/announcement-queries.ts';
import type { RouterContext } from '#client/router.tsx';
import { whitelabelMenu } from '#contract/system.ts';
import type { Language } from '#contract/values.ts';

/** The side menu's entries, as the merchant named them and switched them on. */
export function whitelabelMenuQuery(language: Language) {
  return queryOptions({
    queryKey: [whitelabelMenu.path, language],
    queryFn: ({ signal }) => ask(whitelabelMenu, { language }, signal),
    staleTime: 10 * 60_000,
    meta: { keepOffline: true },
  });
}

/** What stands around every screen. Never fails: a screen without its menu is still a screen. */
export async function loadFrame({ queryClient, i18n }: RouterContext): Promise<void> {
  const language = i18n.locale as Language;
  await Promise.allSettled([
    queryClient.ensureQueryData(gameMenusQuery(language)),
    queryClient.ensureQueryData(announcementsQuery(language)),
    queryClient.ensureQueryData(whitelabelMenuQuery(language)),
  ]);
}
