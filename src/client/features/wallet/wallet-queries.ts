import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { addressOf } from '#client/data/fetch-transport.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { ownLine } from '#contract/transfers.ts';
import type { Language } from '#contract/values.ts';
import { balance } from '#contract/wallet.ts';

/** The one figure of money that a device keeps: it says as of when, and goes at logout. */
export function balanceQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, balance), language],
    queryFn: ({ signal }) => ask(balance, { language }, signal),
    refetchOnWindowFocus: 'always',
    // What this device kept is shown at once, and looked at anew.
    staleTime: 0,
    meta: { keepForMember: true },
  });
}

/**
 * Known before the first drawing. What the shell has asked for is newer than what this device kept, and
 * may stand on the glass already: an older figure must not follow it.
 */
export async function readyBalance(
  client: QueryClient,
  memberId: string,
  language: Language,
): Promise<void> {
  const told = await globalThis.window?.askedAhead?.[addressOf(balance, { language })];
  const query = balanceQuery(memberId, language);
  await client.prefetchQuery(told?.ok ? { ...query, persister: undefined } : query);
}

/** Somebody on trial has no money, and a visitor has none here. */
export function useBalance() {
  const { member, isTrial } = useSession();
  const language = useLanguage();
  return useQuery({
    ...balanceQuery(member?.id ?? '', language),
    enabled: member !== null && !isTrial,
  });
}

export function lineQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, ownLine),
    queryFn: ({ signal }) => ask(ownLine, {}, signal),
    staleTime: 0,
  });
}
