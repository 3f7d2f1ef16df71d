import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { refreshRewards } from '#client/features/rewards/reward-queries.ts';
import { useIntent } from '#client/features/wallet/use-intent.ts';
import { useRefreshBalance } from '#client/features/wallet/use-refresh-balance.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useToast } from '#client/ui/toasts.ts';
import { collectRebate } from '#contract/rebates.ts';
import { refreshRebate } from './rebate-queries.ts';

/** One tap collects; a lost answer costs nothing, since the same request is answered the same. */
export function useCollect() {
  const { t } = useLingui();
  const intent = useIntent('collect-rebate');
  const client = useQueryClient();
  const { member } = useSession();
  const refreshBalance = useRefreshBalance();
  const toast = useToast();
  const memberId = member?.id ?? '';
  const collecting = useMutation({
    mutationFn: () => ask(collectRebate, { requestId: intent.idFor(memberId) }),
    onSuccess: () => {
      intent.settle();
      toast(t`Collected. It is in your wallet now.`, { tone: 'good' });
    },
    onSettled: () => {
      refreshBalance();
      refreshRebate(client, memberId);
      refreshRewards(client, memberId);
    },
  });
  return {
    collect: () => {
      if (!collecting.isPending) collecting.mutate();
    },
    isBusy: collecting.isPending,
    error: collecting.error,
  };
}
