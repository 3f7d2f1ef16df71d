import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { games, hotGames, oneGame } from '#contract/catalogue.ts';
import { type Done, done, type Outcome, refuse } from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { countGames, selectGames, selectHotGames, selectOneGame } from './store.ts';
import { pageOf, toGame } from './to-game.ts';

export async function listGames(
  { database }: House,
  { gameName = '', language, ...request }: RequestOf<typeof games>,
): Promise<Done<AnswerOf<typeof games>>> {
  const filter = { ...request, words: wordsOf(gameName) };
  const [total, rows] = await Promise.all([
    countGames(database, filter),
    selectGames(database, language, filter, pageOf(request)),
  ]);
  return done({
    games: rows.map(toGame),
    totalPages: Math.ceil(total / request.pageSize),
    total,
  });
}

export async function readGame(
  { database }: House,
  { nodeId, language }: RequestOf<typeof oneGame>,
): Promise<Outcome<AnswerOf<typeof oneGame>, 'game.unknown'>> {
  const row = await selectOneGame(database, language, nodeId);
  return row ? done(toGame(row)) : refuse('game.unknown');
}

export async function listHotGames(
  { database }: House,
  { language }: RequestOf<typeof hotGames>,
): Promise<Done<AnswerOf<typeof hotGames>>> {
  const rows = await selectHotGames(database, language, hotAtMost);
  return done({ games: rows.map(toGame) });
}

const hotAtMost = 12;

/** Every word must be found, in whichever order; where they are joined is for the ranking. */
function wordsOf(typed: string): string[] {
  return typed.split(/\s+/u).filter(Boolean);
}
