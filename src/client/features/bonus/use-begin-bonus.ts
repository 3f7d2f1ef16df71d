import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { claimReward } from '#contract/rewards.ts';
import { refreshBonuses } from './bonus-queries.ts';

/** A bonus that waits begins by a tap; a lost answer costs nothing, since it begins once. */
export function useBeginBonus() {
  const client = useQueryClient();
  const { member } = useSession();
  const beginning = useMutation({
    mutationFn: (rewardId: string) => ask(claimReward, { rewardId }),
    onSettled: () => refreshBonuses(client, member?.id ?? ''),
  });
  return {
    begin: (rewardId: string) => {
      if (!beginning.isPending) beginning.mutate(rewardId);
    },
    busyId: beginning.isPending ? beginning.variables : null,
    error: beginning.error,
  };
}
