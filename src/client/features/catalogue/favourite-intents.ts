import * as v from 'valibot';

export type FavouriteIntent = 'add' | 'remove';

/** What the member wants of each game and the gateway has not confirmed yet, by node. */
export const FavouriteIntents = v.record(v.string(), v.picklist(['add', 'remove']));
export type FavouriteIntents = v.InferOutput<typeof FavouriteIntents>;

/** The favourites as the member sees them: what the gateway knows, and on top what was just pressed. */
export function withIntents(
  known: readonly string[],
  intents: Readonly<FavouriteIntents>,
): ReadonlySet<string> {
  const ids = new Set(known);
  for (const [nodeId, intent] of Object.entries(intents)) {
    if (intent === 'add') ids.add(nodeId);
    else ids.delete(nodeId);
  }
  return ids;
}

export function withIntent(
  intents: Readonly<FavouriteIntents>,
  nodeId: string,
  intent: FavouriteIntent,
): FavouriteIntents {
  return { ...intents, [nodeId]: intent };
}

/** Confirmed or refused. A newer press for the same game stays: it is still to be sent. */
export function withoutIntent(
  intents: Readonly<FavouriteIntents>,
  nodeId: string,
  settled: FavouriteIntent,
): FavouriteIntents {
  if (intents[nodeId] !== settled) return { ...intents };
  const { [nodeId]: _settled, ...others } = intents;
  return others;
}
