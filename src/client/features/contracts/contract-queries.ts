import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import type { RequestOf } from '#contract/call.ts';
import { listContracts, oneContract } from '#contract/contracts.ts';

type Listed = Omit<RequestOf<typeof listContracts>, 'after'>;

/** Kept on the device, so that it opens without a network as it last stood. */
export function contractsQuery(memberId: string, filters: Listed) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, listContracts), filters],
    queryFn: ({ signal, pageParam }) =>
      ask(listContracts, { ...filters, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    meta: { keepForMember: true },
  });
}

export function contractQuery(memberId: string, contractId: string) {
  return queryOptions({
    queryKey: [...ownKey(memberId, oneContract), contractId],
    queryFn: ({ signal }) => ask(oneContract, { contractId }, signal),
    staleTime: 0,
    meta: { keepForMember: true },
  });
}
