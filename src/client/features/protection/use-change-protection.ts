import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#client/ground/session/session-atom.ts';
import type { OwnProtection } from '#contract/protection.ts';
import { historyQuery, protectionQuery } from './protection-queries.ts';

/** Sends a change; what the gateway answers is how everything stands now. */
export function useChangeProtection<Request = void>(
  send: (request: Request) => Promise<OwnProtection>,
  onDone?: (changed: OwnProtection) => void,
) {
  const client = useQueryClient();
  const { member } = useSession();
  const memberId = member?.id ?? '';
  return useMutation({
    mutationFn: send,
    onSuccess: (changed) => {
      client.setQueryData(protectionQuery(memberId).queryKey, changed);
      void client.invalidateQueries({ queryKey: historyQuery(memberId).queryKey });
      onDone?.(changed);
    },
  });
}
