import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOfflineSince } from '#client/data/online.ts';
import { keepMember, takeStandIn } from '#client/ground/session/kept-member.ts';
import { memberQuery } from '#client/ground/session/member-query.ts';
import { useSession } from '#client/ground/session/session-atom.ts';

/** Keeps who is logged in for a start without a network, and asks anew when there is one again. */
export function KeptMemberFeed(): null {
  const client = useQueryClient();
  const { member } = useSession();
  const isOffline = useOfflineSince() !== null;
  useEffect(() => {
    if (member) keepMember(member);
  }, [member]);
  useEffect(() => {
    if (isOffline || !takeStandIn()) return;
    void client.invalidateQueries({ queryKey: memberQuery.queryKey });
  }, [client, isOffline]);
  return null;
}
