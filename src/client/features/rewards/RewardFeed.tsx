import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMissed, onServerEvent } from '#client/data/server-events.ts';
import { refreshPoints } from './points-queries.ts';
import { refreshRewards } from './reward-queries.ts';

/** A reward that came, was claimed elsewhere or ended is shown at once, and counted at the badge. */
export function RewardFeed({ memberId }: { memberId: string }): null {
  const client = useQueryClient();
  useEffect(() => {
    const refreshAll = () => {
      refreshRewards(client, memberId);
      refreshPoints(client, memberId);
    };
    const stops = [
      onServerEvent('rewards.changed', refreshAll),
      onMissed(refreshAll),
      // What changed after the page asked, and before it was connected, nobody tells it.
      onServerEvent('hello', () => refreshRewards(client, memberId)),
      // Points are earned by play, and play tells of the balance.
      onServerEvent('balance.changed', () => refreshPoints(client, memberId)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, memberId]);
  return null;
}
