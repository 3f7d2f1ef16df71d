import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type * as calls from '#contract/lottery.ts';
import type { Database } from '#server/db/open.ts';
import { type Done, done, type Outcome, refuse } from '#server/kernel/answer.ts';
import {
  type GameRow,
  type GamesWanted,
  selectAhead,
  selectGames,
  selectNow,
  selectResults,
} from './games-store.ts';

/** The games of a lobby, with their countdowns. */
export async function listGames(
  database: Database,
  wanted: GamesWanted,
): Promise<Done<AnswerOf<typeof calls.lotteryLobby>>> {
  const [rows, now] = await Promise.all([selectGames(database, wanted), selectNow(database)]);
  return done({ serverTime: now.toISOString(), games: rows.map(viewGame) });
}

/** The numero in sale, and so many of those that come after it. */
export async function readOpened(
  database: Database,
  { game, ahead }: RequestOf<typeof calls.openedNumero>,
): Promise<Outcome<AnswerOf<typeof calls.openedNumero>, 'game.unknown'>> {
  const [[row], later, now] = await Promise.all([
    selectGames(database, { game, language: 'en' }),
    ahead === 0 ? [] : selectAhead(database, game, ahead),
    selectNow(database),
  ]);
  if (!row) return refuse('game.unknown');
  const { isStopped, opened, last } = row;
  return done({ serverTime: now.toISOString(), game, isStopped, opened, ahead: later, last });
}

export async function listResults(
  database: Database,
  request: RequestOf<typeof calls.recentResults>,
): Promise<Outcome<AnswerOf<typeof calls.recentResults>, 'game.unknown'>> {
  const { game, atMost } = request;
  const [[row], results, now] = await Promise.all([
    selectGames(database, { game, language: 'en' }),
    selectResults(database, { ...request, atMost: atMost + 1 }),
    selectNow(database),
  ]);
  if (!row) return refuse('game.unknown');
  const list = results.slice(0, atMost);
  const next = results.length > atMost ? (list.at(-1)?.numero ?? null) : null;
  return done({ serverTime: now.toISOString(), list, next });
}

export function viewGame(row: GameRow): calls.LotteryGame {
  return {
    game: row.game,
    name: row.name ?? row.game,
    icon: row.icon,
    gameType: row.gameType ?? 'LOTT',
    family: row.family,
    mode: row.mode,
    area: row.area,
    vassalage: row.vassalage,
    drawnBy: row.drawnBy,
    timeZone: row.timeZone,
    isStopped: row.isStopped,
    minSeries: row.minSeries,
    maxSeries: row.maxSeries,
    opened: row.opened,
    last: row.last,
  };
}
