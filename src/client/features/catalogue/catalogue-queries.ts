import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import type { RequestOf } from '#contract/call.ts';
import {
  gameMenus,
  type gameSorts,
  games,
  hotGames,
  oneGame,
  type selections,
  vendorLanes,
  type volatilities,
  winnerBoard,
} from '#contract/catalogue.ts';
import { gameAbout } from '#contract/game-about.ts';
import type { GameType, Language } from '#contract/values.ts';
import { asHotRow, sortWinners, winnersShown } from './list-rules.ts';

/** The socket tells when the catalogue changes, so what was asked once may stand for a while. */
const freshMs = 10 * 60_000;

export function gameMenusQuery(language: Language) {
  return queryOptions({
    queryKey: [gameMenus.path, language],
    queryFn: ({ signal }) => ask(gameMenus, { language }, signal),
    staleTime: freshMs,
    meta: { keepOffline: true },
  });
}

export function vendorLanesQuery(language: Language) {
  const request = { language, platform: 'html5-desktop', rowSize: 12 };
  return queryOptions({
    queryKey: [vendorLanes.path, language],
    queryFn: ({ signal }) => ask(vendorLanes, request, signal),
    staleTime: freshMs,
    meta: { keepOffline: true },
  });
}

export function hotGamesQuery(language: Language) {
  return queryOptions({
    queryKey: [hotGames.path, language],
    queryFn: async ({ signal }) => {
      const request = { language, isPlatform: '2', platform: 'html5' } as const;
      return asHotRow((await ask(hotGames, request, signal)).games);
    },
    staleTime: freshMs,
    meta: { keepOffline: true },
  });
}

export function winnerBoardQuery(language: Language) {
  return queryOptions({
    queryKey: [winnerBoard.path, language],
    queryFn: async ({ signal }) => {
      const request = { language, gameCategory: 'ALL', limitNum: winnersShown } as const;
      return sortWinners((await ask(winnerBoard, request, signal)).list);
    },
    meta: { keepOffline: true },
  });
}

/** What a list of games is filtered by; every field narrows it. */
export interface GamesWanted {
  gameType: GameType | 'ALL';
  vassalage?: string | undefined;
  /** Several vendors, with commas between. */
  vassalages?: string | undefined;
  gameClassify?: string | undefined;
  gameName?: string | undefined;
  selection?: (typeof selections)[number] | undefined;
  minimumLines?: number | undefined;
  minimumBet?: number | undefined;
  sort?: (typeof gameSorts)[number] | undefined;
  volatility?: (typeof volatilities)[number] | undefined;
  page: number;
}

export const pageSize = 28;

export function gamesQuery(language: Language, wanted: GamesWanted) {
  const { page, gameName, ...narrowed } = wanted;
  const request: RequestOf<typeof games> = {
    ...narrowed,
    ...(gameName ? { gameName } : {}),
    gameClassify: wanted.gameClassify ?? 'ALL',
    selection: wanted.selection ?? 'ALL',
    sort: wanted.sort ?? 'HOUSE',
    clientType: '3',
    platform: 'html5',
    language,
    pageNo: page,
    pageSize,
  };
  return queryOptions({
    queryKey: [games.path, language, request] as const,
    queryFn: ({ signal }) => ask(games, request, signal),
    staleTime: freshMs,
    // What somebody typed is nobody's later, and there is no end to it.
    meta: { keepOffline: !gameName },
  });
}

export function gameAboutQuery(language: Language, nodeId: string) {
  return queryOptions({
    queryKey: [gameAbout.path, language, nodeId],
    queryFn: ({ signal }) => ask(gameAbout, { language, nodeId }, signal),
    staleTime: freshMs,
    meta: { keepOffline: true },
  });
}

export function oneGameQuery(language: Language, nodeId: string) {
  return queryOptions({
    queryKey: [oneGame.path, language, nodeId],
    queryFn: ({ signal }) => ask(oneGame, { language, nodeId }, signal),
    staleTime: freshMs,
    meta: { keepOffline: true },
  });
}
