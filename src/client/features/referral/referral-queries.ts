import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { referralOverview } from '#contract/referral.ts';

/** Kept on the device, so that link and code open without a network. */
export function referralQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, referralOverview),
    queryFn: ({ signal }) => ask(referralOverview, {}, signal),
    staleTime: 0,
    meta: { keepForMember: true },
  });
}
