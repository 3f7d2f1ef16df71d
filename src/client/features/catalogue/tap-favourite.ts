import type { QueryClient } from '@tanstack/react-query';
import { pressFavourite } from './press-favourite.ts';
import type { Settled } from './settle-favourite.ts';
import { createTapGate } from './tap-gate.ts';

/** One gate for the whole page: the same game may show its heart in several lists. */
const isTaken = createTapGate();

/** Null where the press came too soon after the last one. */
export async function tapFavourite(
  client: QueryClient,
  memberId: string,
  nodeId: string,
): Promise<Settled | null> {
  if (!isTaken(performance.now())) return null;
  return pressFavourite(client, memberId, nodeId);
}
