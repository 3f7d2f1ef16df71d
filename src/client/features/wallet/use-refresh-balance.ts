import { useQueryClient } from '@tanstack/react-query';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { balance } from '#contract/wallet.ts';
import { whenShown } from './held-news.ts';

/** Asks for the balance anew, once it may be told; the event says it too, but nobody need wait for it. */
export function useRefreshBalance(): () => void {
  const client = useQueryClient();
  const queryKey = useOwnKey()(balance);
  return () => whenShown('balance', () => void client.invalidateQueries({ queryKey }));
}
