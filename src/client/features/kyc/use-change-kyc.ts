import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#client/ground/session/session-atom.ts';
import type { OwnKyc } from '#contract/kyc.ts';
import { ownKycQuery } from './kyc-query.ts';

/** Sends a step; what the gateway answers is how far the check is now. */
export function useChangeKyc<Request = void>(send: (request: Request) => Promise<OwnKyc>) {
  const client = useQueryClient();
  const { member } = useSession();
  return useMutation({
    mutationFn: send,
    onSuccess: (changed) => {
      client.setQueryData(ownKycQuery(member?.id ?? '').queryKey, changed);
    },
  });
}
