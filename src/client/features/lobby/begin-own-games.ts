import {
  favouriteListQuery,
  recentListQuery,
} from '#client/features/catalogue/favourite-queries.ts';
import { begin } from '#client/ground/page/begin.ts';
import type { ListSearch } from './list-search.ts';

type ListWanted = Pick<ListSearch, 'gameType' | 'page'>;

export const beginFavourites = begin<ListWanted>(
  ({ client, memberId, language }, wanted) => [
    client.prefetchQuery(favouriteListQuery({ memberId, language, ...pageOf(wanted) })),
  ],
  { isForTrial: true },
);

export const beginRecents = begin<ListWanted>(
  ({ client, memberId, language }, wanted) => [
    client.prefetchQuery(recentListQuery({ memberId, language, ...pageOf(wanted) })),
  ],
  { isForTrial: true },
);

function pageOf({ gameType, page = 1 }: ListWanted) {
  return { gameType: gameType ?? 'ALL', page } as const;
}
