import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { cashbackStandings } from '#contract/cashback.ts';
import type { Language } from '#contract/values.ts';

/** Kept on the device, so that it opens without a network as it last stood. */
export function cashbackQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, cashbackStandings), language],
    queryFn: ({ signal }) => ask(cashbackStandings, { language }, signal),
    staleTime: 0,
    meta: { keepForMember: true },
  });
}
