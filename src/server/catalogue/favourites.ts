import type { AnswerOf, RequestOf } from '#contract/call.ts';
import {
  type addFavourite,
  type favouriteIds,
  type favouriteList,
  favouritesAtMost,
  type removeFavourite,
} from '#contract/favourites.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import {
  countOwn,
  deleteFavourite,
  insertFavourite,
  isShownGame,
  lockFavourites,
  selectFavouriteIds,
  selectFavouriteState,
  selectOwn,
} from './own-store.ts';
import { pageOf, toGame } from './to-game.ts';

export async function listFavouriteIds(
  { database }: AppContext,
  playerId: string,
): Promise<Done<AnswerOf<typeof favouriteIds>>> {
  return done({ nodeIds: await selectFavouriteIds(database, playerId) });
}

export async function listFavourites(
  { database }: AppContext,
  playerId: string,
  { gameType, language, ...page }: RequestOf<typeof favouriteList>,
): Promise<Done<AnswerOf<typeof favouriteList>>> {
  const filter = { playerId, gameType };
  const [total, rows] = await Promise.all([
    countOwn(database, 'favourite', filter),
    selectOwn(database, 'favourite', language, filter, pageOf(page)),
  ]);
  return done({
    content: rows.map(toGame),
    pageNum: page.pageNo,
    totalPages: Math.ceil(total / page.pageSize),
  });
}

/** Locks before it counts, so that the last place is given away once. */
export function keepFavourite(
  { database, events }: AppContext,
  playerId: string,
  { nodeId }: RequestOf<typeof addFavourite>,
): Promise<Outcome<AnswerOf<typeof addFavourite>, 'game.unknown' | 'favourite.full'>> {
  return inTransaction(database, async (transaction) => {
    if (!(await isShownGame(transaction, nodeId))) return refuse('game.unknown');
    await lockFavourites(transaction, playerId);
    const { kept, isKept } = await selectFavouriteState(transaction, playerId, nodeId);
    if (!isKept && kept >= favouritesAtMost) return refuse('favourite.full');
    if (!isKept) await insertFavourite(transaction, playerId, nodeId);
    const nodeIds = await selectFavouriteIds(transaction, playerId);
    if (!isKept) await tellFavourites(events, transaction, playerId);
    return done({ nodeIds });
  });
}

export async function dropFavourite(
  { database, events }: AppContext,
  playerId: string,
  { nodeId }: RequestOf<typeof removeFavourite>,
): Promise<Done<AnswerOf<typeof removeFavourite>>> {
  return inTransaction(database, async (transaction) => {
    const isDropped = await deleteFavourite(transaction, playerId, nodeId);
    const nodeIds = await selectFavouriteIds(transaction, playerId);
    if (isDropped) await tellFavourites(events, transaction, playerId);
    return done({ nodeIds });
  });
}

/** The player's other devices read the list again. */
function tellFavourites(
  events: AppContext['events'],
  transaction: Transaction,
  playerId: string,
): Promise<void> {
  return events.publish(transaction, { kind: 'favourites.changed', playerId, body: {} });
}
