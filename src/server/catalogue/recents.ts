import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { recentList } from '#contract/favourites.ts';
import type { Database } from '#server/db/open.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { countOwn, deleteRecentsBeyond, selectOwn, upsertRecent } from './own-store.ts';
import { pageOf, toGame } from './to-game.ts';

export async function listRecents(
  { database }: AppContext,
  playerId: string,
  { gameType, language, page: pageNo, pageSize }: RequestOf<typeof recentList>,
): Promise<Done<AnswerOf<typeof recentList>>> {
  const filter = { playerId, gameType };
  const [total, rows] = await Promise.all([
    countOwn(database, 'recent', filter),
    selectOwn(database, 'recent', language, filter, pageOf({ pageNo, pageSize })),
  ]);
  return done({ list: rows.map(toGame), totalPages: Math.ceil(total / pageSize) });
}

/** To be called where a game is launched, inside the launch's transaction when it has one; or played. */
export async function rememberPlayed(
  database: Database,
  playerId: string,
  nodeId: string,
): Promise<void> {
  await upsertRecent(database, playerId, nodeId);
  await deleteRecentsBeyond(database, playerId, recentsKept);
}

export const recentsKept = 100;
