import type { Game } from '#contract/catalogue.ts';

/**
 * The list as it will be once the gateway has been told: what was let go is gone already, what was
 * just added stands in front, if this device knows the game.
 */
export function shownFavourites(
  listed: readonly Game[],
  ids: ReadonlySet<string>,
  known: ReadonlyMap<string, Game>,
): Game[] {
  const listedIds = new Set(listed.map(({ nodeId }) => nodeId));
  const added = [...ids].filter((nodeId) => !listedIds.has(nodeId)).reverse();
  return [
    ...added.flatMap((nodeId) => known.get(nodeId) ?? []),
    ...listed.filter(({ nodeId }) => ids.has(nodeId)),
  ];
}
