import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { type Deposit, depositMethods, listDeposits, readDeposit } from '#contract/deposits.ts';
import type { Language } from '#contract/values.ts';

/** Private, and of this moment: none of it is kept on the device. */
export function methodsQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, depositMethods), language],
    queryFn: ({ signal }) => ask(depositMethods, { language }, signal),
    staleTime: 30_000,
    meta: { changedBy: ['deposit.changed', 'protection.changed'] },
  });
}

export function depositsQuery(memberId: string, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, listDeposits), language],
    queryFn: ({ signal, pageParam }) => {
      const page = { language, pageSize: 10 };
      return ask(listDeposits, pageParam ? { ...page, after: pageParam } : page, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ deposits, hasMore }) => (hasMore ? deposits.at(-1)?.id : undefined),
    staleTime: 0,
    meta: { changedBy: ['deposit.changed', 'protection.changed'] },
  });
}

interface One {
  memberId: string;
  language: Language;
  depositId: string;
}

export function depositQuery({ memberId, language, depositId }: One) {
  return queryOptions({
    queryKey: [...ownKey(memberId, readDeposit), depositId, language],
    queryFn: ({ signal }) => ask(readDeposit, { depositId, language }, signal),
    staleTime: 0,
    // An event tells of changes at once; this is for whoever the event did not reach.
    refetchInterval: ({ state }) => (isMoving(state.data) ? 5_000 : false),
    meta: { changedBy: ['deposit.changed', 'protection.changed'] },
  });
}

/** Whether anything is still to come of it. */
export function isMoving(deposit: Pick<Deposit, 'state'> | undefined): boolean {
  return (
    deposit !== undefined &&
    ['begun', 'waiting', 'pending', 'review', 'refunding'].includes(deposit.state)
  );
}

/** What a call answered is shown at once, and the list is asked for anew. */
export function takeDeposit(client: QueryClient, one: Omit<One, 'depositId'>, deposit: Deposit) {
  client.setQueryData(depositQuery({ ...one, depositId: deposit.id }).queryKey, deposit);
  void client.invalidateQueries({ queryKey: ownKey(one.memberId, listDeposits) });
}

export function refreshDeposits(client: QueryClient, memberId: string) {
  for (const call of [readDeposit, listDeposits, depositMethods]) {
    void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
  }
}
