import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import type { AgentSearch } from '#client/features/agents/agent-search.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import type { RequestOf } from '#contract/call.ts';
import { billMembers, listBills, oneBill } from '#contract/contract-bills.ts';
import type { ContractKind } from '#contract/contract-terms.ts';
import { contractEditor, listContracts, oneContract } from '#contract/contracts.ts';

type Filters<Call extends Parameters<typeof ask>[0]> = Omit<RequestOf<Call>, 'after'>;

/** Which contracts the address chooses. */
export function contractsWanted({ whose = 'mine', are, account }: AgentSearch) {
  return { whose, are, account };
}

/** Which bills of a kind it chooses. */
export function billsWanted(kind: ContractKind, search: AgentSearch) {
  const { from, to, whose = 'mine', state, account, paidOn } = search;
  return { kind, whose, from, to, state, account, paidOn };
}

/** Kept on the device, so that it opens without a network as it last stood. */
export function contractsQuery(memberId: string, filters: Filters<typeof listContracts>) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, listContracts), filters],
    queryFn: ({ signal, pageParam }) =>
      ask(listContracts, { ...filters, after: pageParam }, signal),
    ...paged,
    meta: { keepForMember: true, changedBy: ['message.new'] },
  });
}

export function contractQuery(memberId: string, contractId: string) {
  return queryOptions({
    queryKey: [...ownKey(memberId, oneContract), contractId],
    queryFn: ({ signal }) => ask(oneContract, { contractId }, signal),
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['message.new'] },
  });
}

export function editorQuery(memberId: string, request: RequestOf<typeof contractEditor>) {
  return queryOptions({
    queryKey: [...ownKey(memberId, contractEditor), request],
    queryFn: ({ signal }) => ask(contractEditor, request, signal),
    // What somebody is typing must not be replaced under their hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function billsQuery(memberId: string, filters: Filters<typeof listBills>) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, listBills), filters],
    queryFn: ({ signal, pageParam }) => ask(listBills, { ...filters, after: pageParam }, signal),
    ...paged,
    meta: { keepForMember: true, changedBy: ['message.new'] },
  });
}

export function billQuery(memberId: string, billId: string) {
  return queryOptions({
    queryKey: [...ownKey(memberId, oneBill), billId],
    queryFn: ({ signal }) => ask(oneBill, { billId }, signal),
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['message.new'] },
  });
}

export function billMembersQuery(memberId: string, filters: Filters<typeof billMembers>) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, billMembers), filters],
    queryFn: ({ signal, pageParam }) => ask(billMembers, { ...filters, after: pageParam }, signal),
    ...paged,
  });
}

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
  staleTime: 0,
};
