import { useQueryClient } from '@tanstack/react-query';
import { useOwnKey } from '#client/features/session/own-key.ts';
import { balance } from '#contract/wallet.ts';

/** Asks for the balance anew; the event says it too, but an answer need not wait for the socket. */
export function useRefreshBalance(): () => void {
  const client = useQueryClient();
  const queryKey = useOwnKey()(balance);
  return () => void client.invalidateQueries({ queryKey });
}
