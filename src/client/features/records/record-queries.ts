import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import { bettingRecord, personalProfit, transactionHistory } from '#contract/records.ts';
import type { Language } from '#contract/values.ts';
import { daysAsked, type RecordSearch, spanDays } from './record-search.ts';

interface Wanted {
  memberId: string;
  language: Language;
  search: RecordSearch;
}

/** Records are private: none of them is kept on the device. */
export function transactionsQuery({ memberId, language, search }: Wanted) {
  const { group, wallet, vendor } = search;
  const filters = { ...daysAsked(search), group, wallet, vendor, language };
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, transactionHistory), filters],
    queryFn: ({ signal, pageParam }) =>
      ask(transactionHistory, { ...filters, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

export function betsQuery({ memberId, language, search }: Wanted) {
  const { gameType, vendor } = search;
  const filters = { ...daysAsked(search), gameType, vendor, language };
  return infiniteQueryOptions({
    queryKey: [...ownKey(memberId, bettingRecord), filters],
    queryFn: ({ signal, pageParam }) =>
      ask(bettingRecord, { ...filters, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

export function profitQuery(memberId: string, { to, span }: Pick<RecordSearch, 'to' | 'span'>) {
  const days = span === 'week' ? spanDays.week : spanDays.month;
  return queryOptions({
    queryKey: [...ownKey(memberId, personalProfit), to, days],
    queryFn: ({ signal }) => ask(personalProfit, { to, days }, signal),
    staleTime: 0,
  });
}
