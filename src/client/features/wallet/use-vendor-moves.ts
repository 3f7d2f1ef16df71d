import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { vendorMoves } from '#contract/launch.ts';

export function vendorMovesQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, vendorMoves),
    queryFn: ({ signal }) => ask(vendorMoves, {}, signal),
    staleTime: 0,
    meta: { changedBy: ['balance.changed'] },
  });
}

/** The last moves to and from vendors that keep wallets of their own, as they stand now. */
export function useVendorMoves() {
  const { member, isTrial } = useSession();
  return useQuery({
    ...vendorMovesQuery(member?.id ?? ''),
    enabled: member !== null && !isTrial,
  });
}
