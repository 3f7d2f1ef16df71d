import {
  gameMenusQuery,
  gamesQuery,
  hotGamesQuery,
  vendorLanesQuery,
  winnerBoardQuery,
} from '#client/features/catalogue/catalogue-queries.ts';
import { announcementsQuery } from '#client/features/content/announcement-queries.ts';
import type { RouterContext } from '#client/router.tsx';
import type { GameType, Language } from '#contract/values.ts';
import { type ListSearch, needsLogin, wantedOf } from './list-search.ts';

/**
 * Everything that home opens with, asked for side by side. A question that fails does not keep the
 * screen from opening: its place says so and offers to ask again.
 */
export async function loadHome({ queryClient, i18n }: RouterContext): Promise<void> {
  const language = i18n.locale as Language;
  await Promise.allSettled([
    queryClient.ensureQueryData(gameMenusQuery(language)),
    queryClient.ensureQueryData(announcementsQuery(language)),
    queryClient.ensureQueryData(vendorLanesQuery(language)),
    queryClient.ensureQueryData(hotGamesQuery(language)),
    queryClient.ensureQueryData(winnerBoardQuery(language)),
  ]);
}

/** What a category's page opens with: the menus, and the page of games that its address asks for. */
export async function loadList(
  { queryClient, i18n }: RouterContext,
  gameType: GameType,
  search: Pick<ListSearch, 'vassalage' | 'selection'>,
): Promise<void> {
  const language = i18n.locale as Language;
  const menus = queryClient.ensureQueryData(gameMenusQuery(language));
  if (needsLogin(search.selection)) {
    await menus.catch(() => undefined);
    return;
  }
  // A loader is told of the vendor only: the slots' hints are asked for by the list itself.
  const wanted = wantedOf(search, gameType, 0);
  await Promise.allSettled([
    menus,
    queryClient.ensureQueryData(gamesQuery(language, wanted)),
    queryClient.ensureQueryData(announcementsQuery(language)),
    soon(loadTold(queryClient, gameType, language)),
  ]);
}

/** What vendors say of their tables and pots, which stands above the list. */
async function loadTold(
  client: RouterContext['queryClient'],
  gameType: GameType,
  language: Language,
): Promise<unknown> {
  if (gameType !== 'LIVE' && gameType !== 'RNG') return null;
  const { jackpotsQuery, liveModelsQuery } = await import('#client/features/play/live-queries.ts');
  return gameType === 'LIVE'
    ? client.ensureQueryData(liveModelsQuery(language))
    : client.ensureQueryData(jackpotsQuery(language));
}

/** A page waits no longer than this for what it can do without. */
const patienceMs = 400;

function soon(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
