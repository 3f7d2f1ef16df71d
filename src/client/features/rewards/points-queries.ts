import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import {
  memberTransactionDetail,
  pointsBalance,
  pointsConfig,
  pointsReward,
  type RedeemStatus,
  redeemList,
} from '#contract/points.ts';
import type { Language } from '#contract/values.ts';

/** Kept on the device, so that the mall opens without a network; it says as of when. */
export function pointsQuery(memberId: string) {
  return queryOptions({
    queryKey: ownKey(memberId, pointsBalance),
    queryFn: ({ signal }) => ask(pointsBalance, {}, signal),
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['rewards.changed', 'balance.changed'] },
  });
}

export function mallQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, pointsReward), language],
    queryFn: ({ signal }) => ask(pointsReward, { language }, signal),
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['rewards.changed', 'balance.changed'] },
  });
}

export function pointsConfigQuery(memberId: string, language: Language) {
  return queryOptions({
    queryKey: [...ownKey(memberId, pointsConfig), language],
    queryFn: ({ signal }) => ask(pointsConfig, { language }, signal),
    staleTime: 0,
    meta: { keepForMember: true },
  });
}

export function ordersQuery(
  memberId: string,
  language: Language,
  status: RedeemStatus | undefined,
) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, redeemList), language, status ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      ask(redeemList, { language, status, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    meta: { changedBy: ['rewards.changed', 'balance.changed'] },
  });
}

export function pointRecordsQuery(memberId: string, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, memberTransactionDetail), language],
    queryFn: ({ signal, pageParam }) =>
      ask(memberTransactionDetail, { language, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    meta: { changedBy: ['rewards.changed', 'balance.changed'] },
  });
}

/** Whatever moved points: the balance, the shelf, orders and the record are asked for anew. */
export function refreshPoints(client: QueryClient, memberId: string): void {
  for (const call of [pointsBalance, pointsReward, redeemList, memberTransactionDetail]) {
    void client.invalidateQueries({ queryKey: ownKey(memberId, call) });
  }
}
