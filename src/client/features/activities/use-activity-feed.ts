import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onServerEvent } from '#client/data/server-events.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { refreshActivities } from './activity-queries.ts';

/** An answer of staff is shown at once. */
export function useActivityFeed(): void {
  const client = useQueryClient();
  const memberId = useSession().member?.id ?? '';
  useEffect(
    () => onServerEvent('rewards.changed', () => refreshActivities(client, memberId)),
    [client, memberId],
  );
}
