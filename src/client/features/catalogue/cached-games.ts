import type { QueryClient } from '@tanstack/react-query';
import { foldText } from '#client/i18n/fold-text.ts';
import type { ValueOf } from '#contract/call.ts';
import { type Game, games, hotGames, oneGame, vendorLanes } from '#contract/catalogue.ts';
import type { Language } from '#contract/values.ts';
import { type GamesWanted, pageSize } from './catalogue-queries.ts';

/** Every game that some list on this device has brought along, each once. */
export function cachedGames(client: QueryClient, language: Language): Map<string, Game> {
  const found = new Map<string, Game>();
  const add = (list: readonly Game[] | undefined) => {
    for (const game of list ?? []) if (!found.has(game.nodeId)) found.set(game.nodeId, game);
  };
  for (const [, list] of dataOf<Game[]>(client, hotGames.path, language)) add(list);
  for (const [, value] of dataOf<ValueOf<typeof vendorLanes>>(client, vendorLanes.path, language)) {
    for (const lane of value?.lanes ?? []) add(lane.games);
  }
  for (const [, page] of dataOf<ValueOf<typeof games>>(client, games.path, language)) {
    add(page?.games);
  }
  for (const [, game] of dataOf<Game>(client, oneGame.path, language)) if (game) add([game]);
  return found;
}

export function findCachedGame(
  client: QueryClient,
  language: Language,
  nodeId: string,
): Game | undefined {
  return cachedGames(client, language).get(nodeId);
}

/** What stands in for the database without a network: the names that begin with the words come first. */
export function searchGames(all: Iterable<Game>, words: string): Game[] {
  const wanted = foldText(words);
  if (wanted === '') return [];
  const ranked = [...all].flatMap((game) => {
    const name = foldText(game.gameName);
    if (name.startsWith(wanted)) return [{ game, rank: 0 }];
    if (name.includes(wanted)) return [{ game, rank: 1 }];
    const vendor = foldText(`${game.vendorName} ${game.vassalage}`);
    return vendor.includes(wanted) ? [{ game, rank: 2 }] : [];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ game }) => game);
}

/**
 * The page that a list would show if this device's games were all there are. Which of them are new
 * only the gateway knows.
 */
export function cachedPage(
  client: QueryClient,
  language: Language,
  wanted: GamesWanted,
): ValueOf<typeof games> {
  if (wanted.selection === 'NEW') return { games: [], totalPages: 0, total: 0, instead: [] };
  const all = [...cachedGames(client, language).values()].filter((game) => fits(game, wanted));
  const found = wanted.gameName ? searchGames(all, wanted.gameName) : all;
  const start = (wanted.page - 1) * pageSize;
  return {
    games: found.slice(start, start + pageSize),
    totalPages: Math.ceil(found.length / pageSize),
    total: found.length,
    instead: [],
  };
}

function fits(game: Game, wanted: GamesWanted): boolean {
  const { gameType, vassalage, gameClassify, minimumLines, minimumBet } = wanted;
  const { vassalages, volatility } = wanted;
  return (
    (gameType === 'ALL' || game.gameType === gameType) &&
    (!vassalage || game.vassalage === vassalage) &&
    (!vassalages || vassalages.split(',').includes(game.vassalage)) &&
    (!volatility || game.volatility === volatility) &&
    (!gameClassify || gameClassify === 'ALL' || game.gameClassify === gameClassify) &&
    (wanted.selection !== 'HOT' || game.isHot === 1) &&
    (minimumLines === undefined || (game.lines ?? 0) >= minimumLines) &&
    (minimumBet === undefined || BigInt(game.minimumBet) >= BigInt(minimumBet))
  );
}

function dataOf<Data>(client: QueryClient, path: string, language: Language) {
  return client.getQueriesData<Data>({ queryKey: [path, language] });
}
