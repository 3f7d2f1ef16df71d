import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { housePots, type Purse } from '#contract/inhouse.ts';

/** Everybody who plays feeds them, so they are looked at again and again while they are in sight. */
const everyMs = 15_000;

export function usePots(game: string, purse: Purse) {
  return queryOptions({
    queryKey: [...useOwnKey()(housePots), game, purse],
    queryFn: ({ signal }) => ask(housePots, { game, purse }, signal),
    refetchInterval: everyMs,
    staleTime: 0,
  });
}
