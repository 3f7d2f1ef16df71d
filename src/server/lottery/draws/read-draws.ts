import type { Database } from '#server/db/open.ts';
import { selectGamesWithNext, selectLotteryDelays, selectResults } from './read-store.ts';
import { findNumero, selectGame } from './store.ts';

export const readGame = selectGame;
export const readNumero = findNumero;
export const readGames = selectGamesWithNext;
export const readLotteryDelays = selectLotteryDelays;

const resultsShown = 30;

/** The newest first. */
export function readResults(database: Database, game: string) {
  return selectResults(database, game, resultsShown);
}
