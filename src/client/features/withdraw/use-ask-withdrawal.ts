import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useIntent } from '#client/features/wallet/use-intent.ts';
import { type Withdrawal, withdraw } from '#contract/withdrawals.ts';
import { useMemberId } from './use-withdraw-place.ts';
import { refreshWithdrawals } from './withdraw-queries.ts';

interface WithdrawalRequest {
  accountId: string;
  amount: string;
  paymentPassword: string;
}

/**
 * Sends one intent under one id: after a lost reply, or a wrong password, it is still the same one.
 * Another amount or another account is another intent.
 */
export function useAskWithdrawal(onAsked: (withdrawal: Withdrawal) => void) {
  const client = useQueryClient();
  const memberId = useMemberId();
  const intent = useIntent('withdraw');
  return useMutation({
    mutationFn: ({ accountId, amount, paymentPassword }: WithdrawalRequest) => {
      const requestId = intent.idFor(`${accountId} ${amount}`);
      return ask(withdraw, { requestId, accountId, amount, paymentPassword });
    },
    onSuccess: (withdrawal) => {
      intent.settle();
      refreshWithdrawals(client, memberId);
      onAsked(withdrawal);
    },
  });
}
