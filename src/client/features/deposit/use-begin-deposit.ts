import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Refused } from '#client/data/refused.ts';
import type { Deposit } from '#contract/deposits.ts';
import { takeDeposit } from './deposit-queries.ts';
import { useWhose } from './use-deposit-place.ts';

/**
 * Sends one intent under one id: pressed again after a reply was lost, it is the same deposit. An
 * answer from the gateway ends the intent, whatever it says; silence does not.
 */
export function useBeginDeposit<Wish>(
  send: (wish: Wish & { requestId: string }) => Promise<Deposit>,
  onBegun: (deposit: Deposit) => void,
) {
  const client = useQueryClient();
  const whose = useWhose();
  const intent = useRef<{ id: string; wish: string } | null>(null);
  return useMutation({
    mutationFn: (wish: Wish) => {
      const text = JSON.stringify(wish);
      // Another amount is another intent.
      if (intent.current?.wish !== text) intent.current = { id: crypto.randomUUID(), wish: text };
      return send({ ...wish, requestId: intent.current.id });
    },
    onSuccess: (deposit) => {
      intent.current = null;
      takeDeposit(client, whose, deposit);
      onBegun(deposit);
    },
    onError: (error) => {
      // A provider that is away may be asked again for the same one.
      const isKept = !(error instanceof Refused) || error.code === 'deposit.provider-away';
      if (!isKept) intent.current = null;
    },
  });
}
