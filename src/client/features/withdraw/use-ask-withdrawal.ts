import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ask } from '#client/data/ask.ts';
import { type Withdrawal, withdraw } from '#contract/withdrawals.ts';
import { useMemberId } from './use-withdraw-place.ts';
import { refreshWithdrawals } from './withdraw-queries.ts';

interface Wish {
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
  const intent = useRef<{ id: string; wish: string } | null>(null);
  return useMutation({
    mutationFn: ({ accountId, amount, paymentPassword }: Wish) => {
      const wish = `${accountId} ${amount}`;
      if (intent.current?.wish !== wish) intent.current = { id: crypto.randomUUID(), wish };
      return ask(withdraw, { requestId: intent.current.id, accountId, amount, paymentPassword });
    },
    onSuccess: (withdrawal) => {
      intent.current = null;
      refreshWithdrawals(client, memberId);
      onAsked(withdrawal);
    },
  });
}
