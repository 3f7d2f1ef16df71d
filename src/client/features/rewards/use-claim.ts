import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useRefreshBalance } from '#client/features/wallet/use-refresh-balance.ts';
import { errorWords } from '#client/ground/errors/error-words.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useToast } from '#client/ui/toasts.ts';
import { claimAllRewards, claimReward } from '#contract/rewards.ts';
import { refreshPoints } from './points-queries.ts';
import { refreshRewards } from './reward-queries.ts';

/** One tap claims; a lost answer costs nothing, since a reward that is claimed answers the same. */
export function useClaim() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { member } = useSession();
  const refreshBalance = useRefreshBalance();
  const toast = useToast();
  const memberId = member?.id ?? '';
  const claiming = useMutation({
    mutationFn: async (rewardId: string | 'all') => {
      if (rewardId === 'all') return ask(claimAllRewards, {});
      return { claimed: [await ask(claimReward, { rewardId })], refused: [] };
    },
    onSuccess: ({ claimed, refused }) => {
      const isBegun = claimed.some(({ form }) => form === 'bonus-funds');
      if (claimed.some(({ form }) => form !== 'bonus-funds')) {
        toast(t`Claimed. It is yours now.`, { tone: 'good' });
      }
      if (isBegun)
        toast(t`Your bonus has begun. Played through, it becomes yours.`, { tone: 'good' });
      // One that cannot be claimed keeps none of the others back, and says why.
      for (const code of new Set(refused.map((one) => one.code))) {
        toast(i18n._(errorWords[code]), { tone: 'bad' });
      }
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
