import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { readFollowing } from '#contract/money-that-follows.ts';

/** Whether one's money follows one to providers that keep wallets. */
export function followingQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, readFollowing),
    queryFn: ({ signal }) => ask(readFollowing, {}, signal),
  });
}

export function useFollowing(isWanted: boolean) {
  const { member, isTrial } = useSession();
  return useQuery({
    ...followingQuery(member?.id ?? ''),
    enabled: isWanted && member !== null && !isTrial,
  });
}
