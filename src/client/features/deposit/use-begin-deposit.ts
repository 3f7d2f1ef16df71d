import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Refused } from '#client/data/refused.ts';
import { useIntent } from '#client/features/wallet/use-intent.ts';
import type { Deposit } from '#contract/deposits.ts';
import { takeDeposit } from './deposit-queries.ts';
import { useWhose } from './use-deposit-place.ts';

/**
 * Sends one intent under one id: pressed again after a reply was lost, it is the same deposit. An
 * answer from the gateway ends the intent, whatever it says; silence does not.
 */
export function useBeginDeposit<Request>(
  send: (request: Request & { requestId: string }) => Promise<Deposit>,
  onBegun: (deposit: Deposit) => void,
) {
  const client = useQueryClient();
  const whose = useWhose();
  const intent = useIntent('deposit');
  return useMutation({
    mutationFn: (request: Request) =>
      send({ ...request, requestId: intent.idFor(JSON.stringify(request)) }),
    onSuccess: (deposit) => {
      intent.settle();
      takeDeposit(client, whose, deposit);
      onBegun(deposit);
    },
    onError: (error) => {
      // A provider that is away may be asked again for the same one.
      const isKept = !(error instanceof Refused) || error.code === 'deposit.provider-away';
      if (!isKept) intent.settle();
    },
  });
}
