import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import type { RequestOf } from '#contract/call.ts';
import { waitingContracts } from '#contract/contracts.ts';
import {
  consolidated,
  type OverviewWindow,
  teamMember,
  teamMembers,
  teamOverview,
} from '#contract/team.ts';
import { inviteLinks } from '#contract/team-links.ts';
import {
  agentAnnouncements,
  agentIncome,
  memberBets,
  teamReport,
  teamTransactions,
} from '#contract/team-reports.ts';
import type { Language } from '#contract/values.ts';

interface OverviewAsked {
  window: OverviewWindow;
  to: string | undefined;
}

/**
 * The one figure of a team that a phone keeps, for lifts and buses: under the agent's own name, with
 * the moment it is of, and gone at logout. Windows that ended are looked at once and not kept.
 */
export function overviewQuery(memberId: string, { window, to }: OverviewAsked) {
  return queryOptions({
    queryKey: [...ownKey(memberId, teamOverview), window, to],
    queryFn: ({ signal }) => ask(teamOverview, { window, to }, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    meta: { keepForMember: to === undefined },
  });
}

/** Which kinds of contracts the merchant has. */
export function consolidatedQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, consolidated),
    queryFn: ({ signal }) => ask(consolidated, {}, signal),
    meta: { keepForMember: true },
  });
}

/** What waits for an answer between the two sides of a contract, and which kinds there are. */
export function waitingContractsQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, waitingContracts),
    queryFn: ({ signal }) => ask(waitingContracts, {}, signal),
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['message.new'] },
  });
}

type Filters<Call extends Parameters<typeof ask>[0]> = Omit<RequestOf<Call>, 'after'>;

export function membersQuery(memberId: string, filters: Filters<typeof teamMembers>) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, teamMembers), filters],
    queryFn: ({ signal, pageParam }) => ask(teamMembers, { ...filters, after: pageParam }, signal),
    ...paged,
  });
}

export function memberCardQuery(memberId: string, request: RequestOf<typeof teamMember>) {
  return queryOptions({
    queryKey: [...ownKey(memberId, teamMember), request],
    queryFn: ({ signal }) => ask(teamMember, request, signal),
    staleTime: 0,
  });
}

export function linksQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, inviteLinks),
    queryFn: ({ signal }) => ask(inviteLinks, {}, signal),
    staleTime: 0,
  });
}

export function reportQuery(memberId: string, filters: Filters<typeof teamReport>) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, teamReport), filters],
    queryFn: ({ signal, pageParam }) => ask(teamReport, { ...filters, after: pageParam }, signal),
    ...paged,
  });
}

export function memberBetsQuery(memberId: string, filters: Filters<typeof memberBets>) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, memberBets), filters],
    queryFn: ({ signal, pageParam }) => ask(memberBets, { ...filters, after: pageParam }, signal),
    ...paged,
  });
}

export function teamTransactionsQuery(memberId: string, filters: Filters<typeof teamTransactions>) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, teamTransactions), filters],
    queryFn: ({ signal, pageParam }) =>
      ask(teamTransactions, { ...filters, after: pageParam }, signal),
    ...paged,
  });
}

export function incomeQuery(memberId: string, request: RequestOf<typeof agentIncome>) {
  return queryOptions({
    queryKey: [...ownKey(memberId, agentIncome), request],
    queryFn: ({ signal }) => ask(agentIncome, request, signal),
    staleTime: 0,
  });
}

export function agentAnnouncementsQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, agentAnnouncements), language],
    queryFn: ({ signal }) => ask(agentAnnouncements, { language }, signal),
  });
}

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
  staleTime: 0,
};
