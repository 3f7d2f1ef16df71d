import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { manualRebate } from '#contract/rebates.ts';
import type { Language } from '#contract/values.ts';

/** Kept on the device, so that it opens without a network as it last stood. */
export function rebateQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, manualRebate), language],
    queryFn: ({ signal }) => ask(manualRebate, { language }, signal),
    staleTime: 0,
    meta: { keepForMember: true },
  });
}

export function refreshRebate(client: QueryClient, memberId: string): void {
  void client.invalidateQueries({ queryKey: ownKey(memberId, manualRebate) });
}
