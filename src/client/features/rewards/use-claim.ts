import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useRefreshBalance } from '#client/features/wallet/use-refresh-balance.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useToast } from '#client/ui/toasts.ts';
import { claimAllRewards, claimReward } from '#contract/rewards.ts';
import { refreshPoints } from './points-queries.ts';
import { refreshRewards } from './reward-queries.ts';

/** One tap claims; a lost answer costs nothing, since a reward that is claimed answers the same. */
export function useClaim() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { member } = useSession();
  const refreshBalance = useRefreshBalance();
  const toast = useToast();
  const memberId = member?.id ?? '';
  const claiming = useMutation({
    mutationFn: async (rewardId: string | 'all') => {
      if (rewardId !== 'all') return [await ask(claimReward, { rewardId })];
      return (await ask(claimAllRewards, {})).claimed;
    },
    onSuccess: (claimed) => {
      if (claimed.length === 0) return;
      toast(t`Claimed. It is yours now.`, { tone: 'good' });
    },
    onSettled: () => {
      refreshBalance();
      refreshRewards(client, memberId);
      refreshPoints(client, memberId);
    },
  });
  const start = (rewardId: string) => {
    if (!claiming.isPending) claiming.mutate(rewardId);
  };
  return {
    claim: start,
    claimAll: () => start('all'),
    busyId: claiming.isPending ? claiming.variables : null,
    error: claiming.error,
  };
}
