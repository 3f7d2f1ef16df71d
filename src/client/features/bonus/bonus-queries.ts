import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useCapability } from '#client/ground/site/use-capability.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { bonusDetails } from '#contract/bonus.ts';
import type { Language } from '#contract/values.ts';

/** Kept on the device, so that it opens without a network as it last stood. */
export function bonusQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, bonusDetails), language],
    queryFn: ({ signal }) => ask(bonusDetails, { language }, signal),
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['rewards.changed'] },
  });
}

/** Somebody on trial has no money, and so no bonus. */
export function useBonuses() {
  const { member, isTrial } = useSession();
  const language = useLanguage();
  const isServed = useCapability('bonuses');
  return useQuery({
    ...bonusQuery(member?.id ?? '', language),
    enabled: member !== null && !isTrial && isServed,
  });
}

export function refreshBonuses(client: QueryClient, memberId: string): void {
  void client.invalidateQueries({ queryKey: ownKey(memberId, bonusDetails) });
}
