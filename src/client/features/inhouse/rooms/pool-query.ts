import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import type { Purse } from '#contract/inhouse.ts';
import { ticketPool } from '#contract/rooms.ts';

/** A pool as it stands, asked for anew with every ticket of one’s own. */
export function poolQuery(memberId: string, game: string, purse: Purse, ticketId?: string) {
  return queryOptions({
    queryKey: [...ownKey(memberId, ticketPool), game, purse, ticketId],
    queryFn: ({ signal }) => ask(ticketPool, { game, purse }, signal),
    staleTime: 0,
  });
}
