import type { QueryClient } from '@tanstack/react-query';
import { ownKey } from '#client/ground/session/own-key.ts';
import { recentList } from '#contract/favourites.ts';
import { sessionFacts } from '#contract/protection.ts';
import { bettingRecord } from '#contract/records.ts';
import { balance } from '#contract/wallet.ts';

/** What a game may have changed is asked for anew wherever it is shown. */
export function refreshAfterPlay(client: QueryClient, memberId: string): void {
  for (const call of [balance, sessionFacts, recentList, bettingRecord]) {
    void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
  }
}
