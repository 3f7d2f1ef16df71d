import type { QueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { NetworkFailed, Refused } from '#client/data/refused.ts';
import { addFavourite, favouriteList, removeFavourite } from '#contract/favourites.ts';
import { type FavouriteIntent, type FavouriteIntents, withoutIntent } from './favourite-intents.ts';
import { changeIntents, favouriteIdsQuery, favouriteIntentsQuery } from './favourite-queries.ts';

/** `kept`: no way to the gateway just now; it is sent when there is one. */
export type Settled = { outcome: 'done' | 'kept' } | { outcome: 'refused'; refused: Refused };

interface Press {
  memberId: string;
  nodeId: string;
  intent: FavouriteIntent;
}

/** Tells the gateway of one press. Adding twice and removing twice change nothing there, so it may be sent again. */
export async function settleFavourite(client: QueryClient, press: Press): Promise<Settled> {
  const { memberId, nodeId, intent } = press;
  const ids = favouriteIdsQuery(memberId);
  try {
    const call = intent === 'add' ? addFavourite : removeFavourite;
    const { nodeIds } = await ask(call, { nodeId });
    // An answer that was under way before this press would take the heart back for a moment.
    await client.cancelQueries({ queryKey: ids.queryKey });
    // What was not known yet is asked again: it may be the first answer that was just called off, and
    // with a member who has left nobody asks any more.
    if (client.getQueryData(ids.queryKey)) client.setQueryData(ids.queryKey, nodeIds);
    else await client.invalidateQueries({ queryKey: ids.queryKey });
  } catch (error) {
    if (error instanceof NetworkFailed) return { outcome: 'kept' };
    await changeIntents(client, memberId, (all) => withoutIntent(all, nodeId, intent));
    const refused = error instanceof Refused ? error : new Refused('system.unexpected', '');
    return { outcome: 'refused', refused };
  }
  await changeIntents(client, memberId, (all) => withoutIntent(all, nodeId, intent));
  void client.invalidateQueries({ queryKey: ['member', memberId, favouriteList.path] });
  return { outcome: 'done' };
}

const underWay = new WeakMap<QueryClient, Promise<readonly Refused[]>>();

/** Sends whatever was pressed without a network, one by one; answers what the gateway would not have. */
export function replayFavourites(
  client: QueryClient,
  memberId: string,
): Promise<readonly Refused[]> {
  const running = underWay.get(client);
  if (running) return running;
  const started = replay(client, memberId).finally(() => underWay.delete(client));
  underWay.set(client, started);
  return started;
}

async function replay(client: QueryClient, memberId: string): Promise<readonly Refused[]> {
  const intents: FavouriteIntents = await client
    .ensureQueryData(favouriteIntentsQuery(memberId))
    .catch(() => ({}));
  const refusals: Refused[] = [];
  for (const [nodeId, intent] of Object.entries(intents)) {
    const settled = await settleFavourite(client, { memberId, nodeId, intent });
    if (settled.outcome === 'kept') break;
    if (settled.outcome === 'refused') refusals.push(settled.refused);
  }
  return refusals;
}
