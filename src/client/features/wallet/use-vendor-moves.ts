import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '#client/data/ask.ts';
import { onMissed, onServerEvent } from '#client/data/server-events.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { vendorMoves } from '#contract/launch.ts';

export function vendorMovesQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, vendorMoves),
    queryFn: ({ signal }) => ask(vendorMoves, {}, signal),
    staleTime: 0,
  });
}

/** The last moves to and from vendors that keep wallets of their own, as they stand now. */
export function useVendorMoves() {
  const { member, isTrial } = useSession();
  const moves = useQuery({
    ...vendorMovesQuery(member?.id ?? ''),
    enabled: member !== null && !isTrial,
  });
  const { refetch } = moves;
  useEffect(() => {
    const again = () => void refetch();
    const stops = [onServerEvent('balance.changed', again), onMissed(again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [refetch]);
  return moves;
}
