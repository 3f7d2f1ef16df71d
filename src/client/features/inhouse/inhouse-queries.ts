import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/features/session/own-key.ts';
import { gameTable, ownRounds, ownSeeds, type Purse } from '#contract/inhouse.ts';
import type { Language } from '#contract/values.ts';

interface Seat {
  game: string;
  purse: Purse;
  language: Language;
}

/** What a table takes, and the round that was left at it. */
export function tableQuery(memberId: string, { language, ...seat }: Seat) {
  return queryOptions({
    queryKey: [...ownKey(memberId, gameTable), seat.game, seat.purse, language],
    queryFn: ({ signal }) => ask(gameTable, { ...seat, language }, signal),
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
