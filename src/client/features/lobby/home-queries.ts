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
import type { ToldType } from './told-parts.ts';

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
  context: RouterContext,
  gameType: GameType,
  search: Pick<ListSearch, 'vassalage' | 'selection'>,
): Promise<void> {
  const { queryClient } = context;
  const language = context.i18n.locale as Language;
  const menus = queryClient.ensureQueryData(gameMenusQuery(language));
  if (needsLogin(search.selection)) {
    await menus.catch(() => undefined);
    return;
  }
  // A loader is told of the vendor only: the slots' hints are asked for by the list itself.
  const wanted = wantedOf(search, gameType, 0);
  const told = loadTold(context, gameType, search.vassalage);
  await Promise.allSettled([
    menus,
    queryClient.ensureQueryData(gamesQuery(language, wanted)),
    queryClient.ensureQueryData(announcementsQuery(language)),
  ]);
  await told.then((wait) => wait());
}

/**
 * What vendors say of their tables and pots, which stands above the list: asked for beside it, and waited
 * for a moment longer. Where there is anything, the part that shows it is at hand as well.
 */
async function loadTold(
  { queryClient, i18n }: RouterContext,
  gameType: GameType,
  vassalage: string | undefined,
): Promise<() => Promise<void>> {
  if (!isTold(gameType)) return async () => undefined;
  const place = { gameType, language: i18n.locale as Language, vassalage };
  const parts = await import('./told-parts.ts');
  const part = parts.partOf(gameType);
  const asked = parts.askTold(queryClient, place).catch(() => 0);
  const ready = part.ready().catch(() => undefined);
  return async () => {
    const late = new Promise<number>((resolve) => setTimeout(() => resolve(0), patienceMs));
    if ((await Promise.race([asked, late])) > 0) await ready;
    if (isDrawnByGateway) parts.putNothingTold(queryClient, place);
  };
}

function isTold(gameType: GameType): gameType is ToldType {
  return ['LIVE', 'RNG', 'SPORTS', 'ESPORTS'].includes(gameType);
}

const isDrawnByGateway = typeof document === 'undefined';

/** A page waits no longer than this for what it can do without. */
const patienceMs = 800;
