import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useIntent } from '#client/features/wallet/use-intent.ts';
import { useRefreshBalance } from '#client/features/wallet/use-refresh-balance.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { convertPoints, type ParcelAddress, redeemPoints } from '#contract/points.ts';
import { refreshPoints } from './points-queries.ts';
import { refreshRewards } from './reward-queries.ts';

interface Redeeming {
  itemId: string;
  quantity: number;
  address: ParcelAddress | undefined;
  paymentPassword: string;
}

/** Sends one intent under one id, however often: a lost answer redeems nothing twice. */
export function useRedeem() {
  const language = useLanguage();
  const intent = useIntent('redeem');
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ itemId, quantity, address, paymentPassword }: Redeeming) => {
      const requestId = intent.idFor(JSON.stringify([itemId, quantity, address]));
      const order = { requestId, itemId, quantity, paymentPassword, language };
      return ask(redeemPoints, address ? { ...order, address } : order);
    },
    onSuccess: () => intent.settle(),
    // A refusal tells of something that changed as well, such as a piece that somebody else took.
    onSettled: refresh,
  });
}

export function useConvert() {
  const intent = useIntent('convert');
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ points, paymentPassword }: { points: string; paymentPassword: string }) =>
      ask(convertPoints, { requestId: intent.idFor(points), points, paymentPassword }),
    onSuccess: () => intent.settle(),
    onSettled: refresh,
  });
}

function useRefreshAll(): () => void {
  const client = useQueryClient();
  const memberId = useSession().member?.id ?? '';
  const refreshBalance = useRefreshBalance();
  return () => {
    refreshPoints(client, memberId);
    refreshRewards(client, memberId);
    refreshBalance();
  };
}
