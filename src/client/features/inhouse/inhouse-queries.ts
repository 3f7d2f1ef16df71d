import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/features/session/own-key.ts';
import { gameTable, ownRounds, ownSeeds, type Purse } from '#contract/inhouse.ts';

/** What a table takes, and the round that was left at it. */
export function tableQuery(memberId: string, game: string, purse: Purse) {
  return queryOptions({
    queryKey: [...ownKey(memberId, gameTable), game, purse],
    queryFn: ({ signal }) => ask(gameTable, { game, purse }, signal),
    staleTime: 0,
  });
}

export function roundsQuery(memberId: string, game: string, purse: Purse) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, ownRounds), game, purse],
    queryFn: ({ pageParam, signal }) =>
      ask(ownRounds, { purse, game, ...(pageParam ? { after: pageParam } : {}) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

export function seedsQuery(memberId: string, purse: Purse) {
  return queryOptions({
    queryKey: [...ownKey(memberId, ownSeeds), purse],
    queryFn: ({ signal }) => ask(ownSeeds, { purse }, signal),
    staleTime: 0,
  });
}
