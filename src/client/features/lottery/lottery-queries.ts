import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { pageSeen } from '#client/data/page-seen.ts';
import { serverClock } from '#client/data/server-clock.ts';
import { randomShare } from '#client/data/socket-backoff.ts';
import { wireTimes } from '#client/data/wire-times.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import type { ValueOf } from '#contract/call.ts';
import type { Purse } from '#contract/inhouse.ts';
import {
  type LotteryMode,
  lotteryLobby,
  numeroProof,
  openedNumero,
  recentResults,
} from '#contract/lottery.ts';
import {
  lotteryBoard,
  mostChased,
  oneTicket,
  ownChases,
  ownTickets,
} from '#contract/lottery-tickets.ts';
import type { Language } from '#contract/values.ts';
import { keptSeals } from './tickets/kept-seals.ts';

/** Games that may be switched between; `launchMode` narrows the list to the page's own. */
export function lobbyQuery(language: Language, launchMode?: LotteryMode) {
  return queryOptions({
    queryKey: [lotteryLobby.path, launchMode ?? '', language],
    queryFn: async ({ signal }) => {
      const began = performance.now();
      const lobby = await ask(lotteryLobby, { launchMode, language }, signal);
      serverClock.learn(
        lobby.serverTime,
        ...wireTimes(lotteryLobby.path, began, performance.now()),
      );
      return lobby;
    },
    staleTime: 5_000,
    meta: { keepOffline: true },
  });
}

/**
 * When a list of games is asked for anew: once the first of them has closed and the next one is open, and not
 * by all devices at once.
 */
export function askWhenDrawn({
  state,
}: {
  state: { data: ValueOf<typeof lotteryLobby> | undefined };
}) {
  const closings = state.data?.games.flatMap(({ opened }) =>
    opened ? [Date.parse(opened.closesAt) - serverClock.now()] : [],
  );
  const waitMs = Math.min(mostWaitMs, ...(closings ?? [])) + openingMs * (1 + randomShare());
  return Math.max(leastWaitMs, waitMs);
}

const openingMs = 1_000;
const leastWaitMs = 5_000;
const mostWaitMs = 60_000;

/** The terms on which a game sells: bounds, series, what is left of each play. */
export function boardQuery(
  memberId: string,
  terms: { game: string; purse: Purse; language: Language },
) {
  return queryOptions({
    queryKey: [...ownKey(memberId, lotteryBoard), terms.game, terms.purse, terms.language],
    queryFn: ({ signal }) => ask(lotteryBoard, terms, signal),
    staleTime: 10_000,
    // Without its terms the room would not open offline, where slips are put together all the same.
    meta: { keepForMember: true },
  });
}

/** The numero on sale, by the gateway's clock. */
export function openedQuery(game: string) {
  return queryOptions({
    queryKey: [openedNumero.path, game],
    queryFn: async ({ signal }) => {
      const began = performance.now();
      const opened = await ask(openedNumero, { game, ahead: mostChased }, signal);
      serverClock.learn(
        opened.serverTime,
        ...wireTimes(openedNumero.path, began, performance.now()),
      );
      return opened;
    },
    staleTime: 0,
    meta: { keepOffline: true },
  });
}

/** As many draws as trends count over at most. */
const resultsAPage = 100;

/** The newest results, for the list and for trends; a day narrows them. */
export function resultsQuery(game: string, day?: string) {
  return infiniteQueryOptions({
    queryKey: [recentResults.path, game, day ?? ''],
    queryFn: ({ pageParam, signal }) =>
      ask(
        recentResults,
        {
          ...{ game, atMost: resultsAPage },
          ...(day ? { day } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    meta: { keepOffline: true },
  });
}

/** Results and trends open without a network, also where nobody looked at them before. */
export async function keepResults(client: QueryClient, game: string): Promise<void> {
  await pageSeen;
  await client.prefetchInfiniteQuery({ ...resultsQuery(game), staleTime: keptLongEnoughMs });
}

export const keptLongEnoughMs = 10 * 60_000;

export function proofQuery(game: string, numero: string) {
  return queryOptions({
    queryKey: [numeroProof.path, game, numero],
    queryFn: ({ signal }) => ask(numeroProof, { game, numero }, signal),
    staleTime: 0,
    meta: { keepOffline: true },
  });
}

/** Bought, taken back or settled, perhaps on another device or in another game's room. */
const ticketChanged = ['ticket.changed'] as const;

interface TicketFilter {
  purse: Purse;
  language: Language;
  game?: string;
  numero?: string;
  are?: 'open' | 'over';
}

export function ticketsQuery(memberId: string, filter: TicketFilter) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, ownTickets), filter],
    queryFn: async ({ pageParam, signal }) => {
      const search = { ...filter, ...(pageParam ? { after: pageParam } : {}) };
      const page = await ask(ownTickets, search, signal);
      for (const ticket of page.list) keptSeals(memberId).keep(ticket);
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    // What one draw brought is looked at while it is news.
    meta: { keepForMember: filter.numero === undefined, changedBy: ticketChanged },
  });
}

export function ticketQuery(memberId: string, ticketId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, oneTicket), ticketId, language],
    queryFn: async ({ signal }) => {
      const own = await ask(oneTicket, { ticketId, language }, signal);
      keptSeals(memberId).keep(own.ticket);
      return own;
    },
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ticketChanged },
  });
}

export function chasesQuery(memberId: string, purse: Purse, game: string, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, ownChases), purse, game, language],
    queryFn: ({ pageParam, signal }) =>
      ask(ownChases, { purse, game, language, ...(pageParam ? { after: pageParam } : {}) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ticketChanged },
  });
}
