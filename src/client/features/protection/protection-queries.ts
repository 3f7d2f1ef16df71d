import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { ownProtection, protectionHistory, sessionFacts } from '#contract/protection.ts';

/** What protects the member. Asked anew whenever somebody looks: a limit must not be believed old. */
export function protectionQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, ownProtection),
    queryFn: ({ signal }) => ask(ownProtection, {}, signal),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    meta: { changedBy: ['protection.changed'] },
  });
}

export function sessionFactsQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, sessionFacts),
    queryFn: ({ signal }) => ask(sessionFacts, {}, signal),
    staleTime: 0,
    meta: { changedBy: ['ticket.changed'] },
  });
}

export function historyQuery(memberId: string) {
  return infiniteQueryOptions({
    queryKey: ownKey(memberId, protectionHistory),
    queryFn: ({ pageParam, signal }) =>
      ask(protectionHistory, pageParam === null ? {} : { before: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Somebody on trial has no money, and so nothing of this. */
export function useProtection() {
  const { member, isTrial } = useSession();
  return useQuery({
    ...protectionQuery(member?.id ?? ''),
    enabled: member !== null && !isTrial,
  });
}
