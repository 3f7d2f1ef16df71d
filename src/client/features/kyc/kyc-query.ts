import { queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { ownKyc } from '#contract/kyc.ts';

/** How far the identity check is. Never written down on the device. */
export function ownKycQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, ownKyc),
    queryFn: ({ signal }) => ask(ownKyc, {}, signal),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    meta: { changedBy: ['kyc.changed'] },
  });
}
