import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { games, hotGames, oneGame } from '#contract/catalogue.ts';
import type { gameByCode } from '#contract/game-by-code.ts';
import type { Language } from '#contract/values.ts';
import { type Done, done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import {
  countGames,
  type GameFilter,
  type Page,
  selectGameByCode,
  selectGames,
  selectHotGames,
  selectOneGame,
  selectResembling,
} from './store.ts';
import { pageOf, toGame } from './to-game.ts';

export async function listGames(
  { database }: AppContext,
  { gameName = '', language, ...request }: RequestOf<typeof games>,
): Promise<Done<AnswerOf<typeof games>>> {
  const filter = { ...request, words: wordsOf(gameName) };
  const wanted = { database, filter, language, page: pageOf(request) };
  const exact = await find(wanted);
  const isMissed = exact.total === 0 && filter.words.length > 0;
  const found = isMissed ? await findResembling(wanted) : exact;
  return done({
    games: found.rows.map(toGame),
    totalPages: Math.ceil(found.total / request.pageSize),
    total: found.total,
  });
}

interface GameSearch {
  database: AppContext['database'];
  filter: GameFilter;
  language: Language;
  page: Page;
}

/** Nothing is called that: perhaps a letter slipped. */
async function findResembling({ database, filter, language, page }: GameSearch) {
  const instead = await selectResembling(database, filter.words);
  if (instead.size === 0) return { total: 0, rows: [] };
  return find({ database, filter: { ...filter, instead }, language, page });
}

async function find({ database, filter, language, page }: GameSearch) {
  const [total, rows] = await Promise.all([
    countGames(database, filter),
    selectGames(database, language, filter, page),
  ]);
  return { total, rows };
}

export async function readGame(
  { database }: AppContext,
  { nodeId, language }: RequestOf<typeof oneGame>,
): Promise<Outcome<AnswerOf<typeof oneGame>, 'game.unknown'>> {
  const row = await selectOneGame(database, language, nodeId);
  return row ? done(toGame(row)) : refuse('game.unknown');
}

/** For who comes by an address: what kind of room it is, before anything is opened. */
export async function readGameByCode(
  { database }: AppContext,
  { gameCode, language }: RequestOf<typeof gameByCode>,
): Promise<Outcome<AnswerOf<typeof gameByCode>, 'game.unknown'>> {
  const row = await selectGameByCode(database, language, gameCode);
  if (!row) return refuse('game.unknown');
  const { rules, ...game } = row;
  return done({ ...toGame(game), rules });
}

export async function listHotGames(
  { database }: AppContext,
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
