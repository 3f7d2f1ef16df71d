import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { payoutAccounts } from '#contract/payout-accounts.ts';
import { oneWithdrawal, withdrawals, withdrawalTerms } from '#contract/withdrawals.ts';

/** Private, and of this moment: none of it is kept on the device. */
export function termsQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, withdrawalTerms),
    queryFn: ({ signal }) => ask(withdrawalTerms, {}, signal),
    staleTime: 0,
    meta: { changedBy: ['balance.changed'] },
  });
}

export function accountsQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, payoutAccounts),
    queryFn: ({ signal }) => ask(payoutAccounts, {}, signal),
    staleTime: 0,
    meta: { changedBy: ['balance.changed'] },
  });
}

export function withdrawalsQuery(memberId: string) {
  return infiniteQueryOptions({
    // Asking for one has this call's path too, but is no query.
    queryKey: [...ownKey(memberId, withdrawals), 'list'],
    queryFn: ({ signal, pageParam }) =>
      ask(withdrawals, pageParam ? { before: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    meta: { changedBy: ['balance.changed'] },
  });
}

export function withdrawalQuery(memberId: string, id: string) {
  return queryOptions({
    queryKey: [...ownKey(memberId, oneWithdrawal), id],
    queryFn: ({ signal }) => ask(oneWithdrawal, { id }, signal),
    staleTime: 0,
    meta: { changedBy: ['balance.changed'] },
  });
}

export function refreshWithdrawals(client: QueryClient, memberId: string): void {
  for (const call of [withdrawalTerms, payoutAccounts, withdrawals, oneWithdrawal]) {
    void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
  }
}
