import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { games, hotGames, oneGame } from '#contract/catalogue.ts';
import type { gameAbout } from '#contract/game-about.ts';
import type { gameByCode } from '#contract/game-by-code.ts';
import type { Language } from '#contract/values.ts';
import { type Done, done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readKnownWords } from './known-words.ts';
import { resembling } from './resembling.ts';
import {
  countGames,
  type GameFilter,
  type GameRow,
  type Page,
  selectAbout,
  selectGameByCode,
  selectGames,
  selectHotGames,
  selectOneGame,
  selectUnknown,
} from './store.ts';
import { pageOf, toGame } from './to-game.ts';

export async function listGames(
  app: AppContext,
  { gameName = '', language, vassalages, ...request }: RequestOf<typeof games>,
): Promise<Done<AnswerOf<typeof games>>> {
  const filter: GameFilter = {
    ...request,
    words: wordsOf(gameName),
    vassalages: vassalages?.split(','),
  };
  const wanted = { database: app.database, filter, language, page: pageOf(request) };
  const exact = await find(wanted);
  const isMissed = exact.total === 0 && filter.words.length > 0;
  const found = isMissed ? await findResembling(app, wanted) : { ...exact, instead: [] };
  return done({
    games: found.rows.map(toGame),
    totalPages: Math.ceil(found.total / request.pageSize),
    total: found.total,
    instead: found.instead,
  });
}

interface GameSearch {
  database: AppContext['database'];
  filter: GameFilter;
  language: Language;
  page: Page;
}

interface Found {
  total: number;
  rows: GameRow[];
  instead: { typed: string; meant: string }[];
}

/** Nothing is called that: perhaps a letter slipped, in a word that nothing has or in any of them. */
async function findResembling(app: AppContext, wanted: GameSearch): Promise<Found> {
  const { words } = wanted.filter;
  const [known, unknown] = await Promise.all([
    readKnownWords(app),
    selectUnknown(app.database, words),
  ]);
  for (const slipped of new Set([unknown, words])) {
    const meant = slipped.map((word) => {
      const near = resembling(word, known);
      // What games do have may well be right, and another word the slip.
      return [word, unknown.includes(word) ? near : [word, ...near]] as const;
    });
    const instead = new Map(meant.filter(([, near]) => near.length > 0));
    if (instead.size === 0) continue;
    const found = await find({ ...wanted, filter: { ...wanted.filter, instead } });
    if (found.total > 0) return { ...found, instead: sayInstead(instead) };
  }
  return { total: 0, rows: [], instead: [] };
}

function sayInstead(instead: ReadonlyMap<string, readonly string[]>): Found['instead'] {
  return [...instead].flatMap(([typed, [meant]]) =>
    meant && meant !== typed ? { typed, meant } : [],
  );
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

export async function readAbout(
  { database }: AppContext,
  { nodeId, language }: RequestOf<typeof gameAbout>,
): Promise<Outcome<AnswerOf<typeof gameAbout>, 'game.unknown'>> {
  const about = await selectAbout(database, language, nodeId);
  return about ? done(about) : refuse('game.unknown');
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
  return [...new Set(typed.split(/\s+/u).filter(Boolean))].slice(0, mostWords);
}

/** No game is looked for by more, and each word that is unknown is compared with all that are known. */
const mostWords = 6;
