import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMissed, onServerEvent } from '#client/data/server-events.ts';
import { memberQuery } from '#client/ground/session/member-query.ts';
import { refreshVip } from './vip-queries.ts';

/** A level that rose is shown at once, in the screen and beside the name. */
export function VipFeed({ memberId }: { memberId: string }): null {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      refreshVip(client, memberId);
      void client.invalidateQueries({ queryKey: memberQuery.queryKey });
    };
    const stops = [onServerEvent('rewards.changed', refresh), onMissed(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, memberId]);
  return null;
}
