import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { roundDispute } from '#contract/disputes.ts';
import { houseGame, oneRound, ownRounds, ownSeeds, type Purse } from '#contract/inhouse.ts';
import { measuredReturn } from '#contract/round-story.ts';
import type { Language } from '#contract/values.ts';

interface Seat {
  game: string;
  purse: Purse;
  language: Language;
}

/** What a table takes, and the round that was left at it. */
export function tableQuery(memberId: string, { language, ...seat }: Seat) {
  return queryOptions({
    queryKey: [...ownKey(memberId, houseGame), seat.game, seat.purse, language],
    queryFn: ({ signal }) => ask(houseGame, { ...seat, language }, signal),
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

export function roundQuery(memberId: string, roundId: string) {
  return queryOptions({
    queryKey: [...ownKey(memberId, oneRound), roundId],
    queryFn: ({ signal }) => ask(oneRound, { roundId }, signal),
    staleTime: 0,
  });
}

export function disputeQuery(memberId: string, roundId: string) {
  return queryOptions({
    queryKey: [...ownKey(memberId, roundDispute), roundId],
    queryFn: ({ signal }) => ask(roundDispute, { roundId }, signal),
    staleTime: 0,
  });
}

/** Counted at night, so nobody need ask for it twice an hour. */
export function measuredQuery(memberId: string, game: string, purse: Purse) {
  return queryOptions({
    queryKey: [...ownKey(memberId, measuredReturn), game, purse],
    queryFn: ({ signal }) => ask(measuredReturn, { game, purse }, signal),
    staleTime: 1_800_000,
  });
}
