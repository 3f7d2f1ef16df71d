import { bonusQuery } from '#client/features/bonus/bonus-queries.ts';
import { begin } from '#client/ground/page/begin.ts';
import { betsQuery, profitQuery, transactionsQuery } from './record-queries.ts';
import { recordSearchOf } from './record-search.ts';

/** What each page of records asks first, by what its address chooses. */
export const beginAccountRecord = begin<object>(({ client, memberId, language }, chosen) => [
  client.prefetchInfiniteQuery(
    transactionsQuery({ memberId, language, search: recordSearchOf(chosen) }),
  ),
]);

export const beginBetRecord = begin<object>(({ client, memberId, language }, chosen) => [
  client.prefetchInfiniteQuery(betsQuery({ memberId, language, search: recordSearchOf(chosen) })),
]);

export const beginProfit = begin<object>(({ client, memberId }, chosen) => [
  client.prefetchQuery(profitQuery(memberId, recordSearchOf(chosen))),
]);

export const beginBonuses = begin<object>(({ client, memberId, language }, chosen) => {
  const search = recordSearchOf({ ...chosen, wallet: 'bonus', group: undefined });
  return [
    client.prefetchQuery(bonusQuery(memberId, language)),
    client.prefetchInfiniteQuery(transactionsQuery({ memberId, language, search })),
  ];
});
