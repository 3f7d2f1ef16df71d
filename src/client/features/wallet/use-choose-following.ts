import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { chooseFollowing } from '#contract/money-that-follows.ts';
import { followingQuery } from './following-query.ts';

/** Given once, kept with the account, and taken back in the wallet. */
export function useChooseFollowing() {
  const client = useQueryClient();
  const sayError = useSayError();
  const { queryKey } = followingQuery(useSession().member?.id ?? '');
  return useMutation({
    mutationFn: (isAutomatic: boolean) => ask(chooseFollowing, { isAutomatic }),
    onSuccess: (choice) => client.setQueryData(queryKey, choice),
    onError: sayError,
  });
}
