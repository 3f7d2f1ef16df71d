import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { envelopes } from '#contract/envelopes.ts';
import type { Language } from '#contract/values.ts';

/** Kept on the device, so that it opens without a network as it last stood. */
export function envelopesQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, envelopes), language],
    queryFn: ({ signal }) => ask(envelopes, { language }, signal),
    staleTime: 0,
    // Envelopes open at fixed times, while the page may stand open.
    refetchInterval: 60_000,
    meta: { keepForMember: true, changedBy: ['rewards.changed'] },
  });
}

export function refreshEnvelopes(client: QueryClient, memberId: string): void {
  void client.invalidateQueries({ queryKey: ownKey(memberId, envelopes) });
}
