import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageSeen } from '#client/data/page-seen.ts';
import { onServerEvent } from '#client/data/server-events.ts';
import { randomShare } from '#client/data/socket-backoff.ts';
import type { Purse } from '#contract/inhouse.ts';
import type { Ticket } from '#contract/lottery-tickets.ts';
import type { Language } from '#contract/values.ts';
import {
  chasesQuery,
  keptLongEnoughMs,
  proofQuery,
  ticketQuery,
  ticketsQuery,
} from './lottery-queries.ts';

interface OwnTickets {
  memberId: string;
  purse: Purse;
  game: string;
  language: Language;
}

/**
 * One's own tickets and chases open without a network, and the newest draws of them can be verified there, also
 * where nobody looked at them while there was one.
 */
export function useKeptTickets({ memberId, purse, game, language }: OwnTickets): void {
  const client = useQueryClient();
  useEffect(() => {
    const own = { memberId, purse, game, language };
    // What could not be kept is asked for with the next event, or when somebody looks.
    const keep = () => void keepOwnTickets(client, own).catch(() => undefined);
    keep();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onServerEvent('ticket.changed', () => {
      clearTimeout(timer);
      timer = setTimeout(keep, randomShare() * spreadMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, memberId, purse, game, language]);
}

async function keepOwnTickets(
  client: QueryClient,
  { memberId, purse, game, language }: OwnTickets,
): Promise<void> {
  await pageSeen;
  // What an event has made old is asked for all the same.
  const staleTime = keptLongEnoughMs;
  const [, over] = await Promise.all([
    ...(['open', 'over'] as const).map((are) =>
      client.fetchInfiniteQuery({
        ...ticketsQuery(memberId, { purse, game, are, language }),
        staleTime,
      }),
    ),
    client.prefetchInfiniteQuery({
      ...chasesQuery(memberId, purse, game, language),
      staleTime,
    }),
  ]);
  // One after the other: nobody waits for them.
  for (const ticket of over?.pages[0]?.list.slice(0, proofsKept) ?? []) {
    await keepProof(client, { memberId, language }, ticket);
  }
}

/** The ticket with its place on the list, and the proof of its draw; each is asked for until it is whole. */
async function keepProof(
  client: QueryClient,
  { memberId, language }: Pick<OwnTickets, 'memberId' | 'language'>,
  { id, game, numero, edition, state }: Ticket,
): Promise<void> {
  const ofTicket = ticketQuery(memberId, id, language);
  const own = client.getQueryData(ofTicket.queryKey) ?? (await client.fetchQuery(ofTicket));
  if (own.ticket.edition !== edition || own.ticket.state !== state) {
    await client.fetchQuery(ofTicket);
  }
  if (state === 'cancelled') return;
  const ofDraw = proofQuery(game, numero.numero);
  const proof = client.getQueryData(ofDraw.queryKey) ?? (await client.fetchQuery(ofDraw));
  if (proof.state !== numero.state || proof.edition < edition) await client.fetchQuery(ofDraw);
}

/** All who had a ticket hear of its settlement at once. */
const spreadMs = 5_000;
const proofsKept = 3;
