import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { raffles } from '#contract/raffles.ts';
import type { Language } from '#contract/values.ts';

/** Kept on the device, so that it opens without a network as it last stood. */
export function rafflesQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, raffles), language],
    queryFn: ({ signal }) => ask(raffles, { language }, signal),
    staleTime: 0,
    // Tickets come with play, and draws at their hour, while the page may stand open.
    refetchInterval: 60_000,
    meta: { keepForMember: true },
  });
}
