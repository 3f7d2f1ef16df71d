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

/** Confirmed or refused. A newer wish for the same game stays: it is still to be sent. */
export function withoutIntent(
  intents: Readonly<FavouriteIntents>,
  nodeId: string,
  settled: FavouriteIntent,
): FavouriteIntents {
  if (intents[nodeId] !== settled) return { ...intents };
  const { [nodeId]: _settled, ...others } = intents;
  return others;
}

export const toggleEveryMs = 1_000;

/**
 * One action a second for each game, at the front: the first press acts, further presses on the same
 * heart within the second do nothing, so a nervous double tap keeps the game instead of losing it.
 */
export function createTapGate(): (nodeId: string, nowMs: number) => boolean {
  const takenAtMs = new Map<string, number>();
  return (nodeId, nowMs) => {
    const last = takenAtMs.get(nodeId);
    if (last !== undefined && nowMs - last < toggleEveryMs) return false;
    takenAtMs.set(nodeId, nowMs);
    return true;
  };
}
