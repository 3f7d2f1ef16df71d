import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useCapability } from '#client/ground/site/use-capability.ts';
import { missionCount, missionLeaderboard, missionSummary } from '#contract/missions.ts';
import type { Language } from '#contract/values.ts';

/** Kept on the device, so that it opens without a network as it last stood. */
export function missionsQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, missionSummary), language],
    queryFn: ({ signal }) => ask(missionSummary, { language }, signal),
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['rewards.changed'] },
  });
}

export function boardsQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, missionLeaderboard), language],
    queryFn: ({ signal }) => ask(missionLeaderboard, { language }, signal),
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['rewards.changed'] },
  });
}

/** How many rewards of missions can be claimed. Somebody on trial has none, and does not ask. */
export function useMissionCount(): number {
  const { member, isTrial } = useSession();
  const isServed = useCapability('missions');
  const memberId = member?.id ?? '';
  const { data } = useQuery({
    queryKey: ownKey(memberId, missionCount),
    queryFn: ({ signal }) => ask(missionCount, {}, signal),
    enabled: member !== null && !isTrial && isServed,
    meta: { changedBy: ['rewards.changed'] },
  });
  return data?.claimable ?? 0;
}

export function refreshMissions(client: QueryClient, memberId: string): void {
  for (const call of [missionSummary, missionLeaderboard, missionCount]) {
    void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
  }
}
