import type { QueryClient } from '@tanstack/react-query';
import { type FavouriteIntent, withIntent, withIntents } from './favourite-intents.ts';
import { changeIntents, favouriteIdsQuery, favouriteIntentsQuery } from './favourite-queries.ts';
import { type Settled, settleFavourite } from './settle-favourite.ts';

/** A pressed heart: shown as it will be at once, told to the gateway, and taken back if that refuses. */
export async function pressFavourite(
  client: QueryClient,
  memberId: string,
  nodeId: string,
): Promise<Settled> {
  const intentsQuery = favouriteIntentsQuery(memberId);
  // What an earlier visit left unsent is read first, or it would be written over.
  const intents =
    client.getQueryData(intentsQuery.queryKey) ?? (await client.ensureQueryData(intentsQuery));
  const known = client.getQueryData(favouriteIdsQuery(memberId).queryKey) ?? [];
  const isKept = withIntents(known, intents).has(nodeId);
  const intent: FavouriteIntent = isKept ? 'remove' : 'add';
  void changeIntents(client, memberId, (all) => withIntent(all, nodeId, intent));
  return settleFavourite(client, { memberId, nodeId, intent });
}
