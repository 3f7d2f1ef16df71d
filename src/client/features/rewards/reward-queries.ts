import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useCapability } from '#client/ground/site/use-capability.ts';
import { bonusDetails } from '#contract/bonus.ts';
import { rewardCentre, rewardCount } from '#contract/rewards.ts';

/** Kept on the device, so that it opens without a network as it last stood. */
export function rewardsQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, rewardCentre),
    queryFn: ({ signal }) => ask(rewardCentre, {}, signal),
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['rewards.changed'] },
  });
}

/** How many rewards can be claimed. Somebody on trial has none, and does not ask. */
export function useRewardCount(): number {
  const { member, isTrial } = useSession();
  const isServed = useCapability('rewards');
  const memberId = member?.id ?? '';
  const { data } = useQuery({
    queryKey: ownKey(memberId, rewardCount),
    queryFn: ({ signal }) => ask(rewardCount, {}, signal),
    enabled: member !== null && !isTrial && isServed,
    meta: { changedBy: ['rewards.changed'] },
  });
  return data?.claimable ?? 0;
}

export function refreshRewards(client: QueryClient, memberId: string): void {
  // A bonus that begins, counts or ends is a reward as well.
  for (const call of [rewardCentre, rewardCount, bonusDetails]) {
    void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
  }
}
