import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { joinMission } from '#contract/missions.ts';
import { refreshMissions } from './mission-queries.ts';

/** One tap joins; a second one changes nothing. */
export function useJoin() {
  const client = useQueryClient();
  const { member } = useSession();
  const joining = useMutation({
    mutationFn: (missionId: string) => ask(joinMission, { missionId }),
    onSettled: () => refreshMissions(client, member?.id ?? ''),
  });
  return {
    join: (missionId: string) => {
      if (!joining.isPending) joining.mutate(missionId);
    },
    busyId: joining.isPending ? joining.variables : null,
    error: joining.error,
  };
}
