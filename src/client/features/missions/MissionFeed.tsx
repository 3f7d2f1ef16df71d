import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onServerEvent } from '#client/data/server-events.ts';
import { refreshMissions } from './mission-queries.ts';

/** A stage that was reached or claimed elsewhere is shown at once, and counted at the badge. */
export function MissionFeed({ memberId }: { memberId: string }): null {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => refreshMissions(client, memberId);
    const stops = [
      onServerEvent('rewards.changed', refresh),
      onServerEvent('resync', refresh),
      // What changed after the page asked, and before it was connected, nobody tells it.
      onServerEvent('hello', refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, memberId]);
  return null;
}
