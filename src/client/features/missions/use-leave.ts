import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { leaveMission } from '#contract/missions.ts';
import { refreshMissions } from './mission-queries.ts';

/** Gives a mission up. A second tap changes nothing. */
export function useLeave(missionId: string) {
  const client = useQueryClient();
  const { member } = useSession();
  const leaving = useMutation({
    mutationFn: () => ask(leaveMission, { missionId }),
    onSettled: () => refreshMissions(client, member?.id ?? ''),
  });
  return {
    leave: () => {
      if (!leaving.isPending) leaving.mutate();
    },
    isBusy: leaving.isPending,
    error: leaving.error,
  };
}
