import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { ask } from '#client/data/ask.ts';
import { favouriteIds, favouriteList, favouritesAtMost, recentList } from '#contract/favourites.ts';
import type { GameType, Language } from '#contract/values.ts';
import { pageSize } from './catalogue-queries.ts';
import { FavouriteIntents } from './favourite-intents.ts';

/** Everything personal begins with its member, so that a logout can drop it and nobody reads another's. */
function memberKey(memberId: string) {
  return ['member', memberId] as const;
}

/** One truth for several tabs and devices: whoever looks again is told anew. */
export function favouriteIdsQuery(memberId: string) {
  return queryOptions({
    queryKey: [...memberKey(memberId), favouriteIds.path],
    queryFn: async ({ signal }) => (await ask(favouriteIds, {}, signal)).nodeIds,
    refetchOnWindowFocus: 'always',
    // What this device kept may be older than a press on another one.
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['favourites.changed'] },
  });
}

interface ListWanted {
  memberId: string;
  language: Language;
  gameType: GameType | 'ALL';
  page: number;
}

const listOf = { clientType: '3', platform: 'html5' } as const;

export function favouriteListQuery({ memberId, language, gameType, page }: ListWanted) {
  const request = { ...listOf, language, gameType, pageNo: page, pageSize };
  return queryOptions({
    queryKey: [...memberKey(memberId), favouriteList.path, language, gameType, page],
    queryFn: async ({ signal }) => {
      const { content, totalPages } = await ask(favouriteList, request, signal);
      return { games: content, totalPages };
    },
    refetchOnWindowFocus: true,
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['favourites.changed'] },
  });
}

/** Home asks for all of them in one page. */
export function allFavouritesQuery(memberId: string, language: Language) {
  const request = { ...listOf, language, pageNo: 1, pageSize: favouritesAtMost };
  return queryOptions({
    queryKey: [...memberKey(memberId), favouriteList.path, language, 'all'],
    queryFn: async ({ signal }) =>
      (await ask(favouriteList, { ...request, gameType: 'ALL' }, signal)).content,
    refetchOnWindowFocus: true,
    staleTime: 0,
    meta: { keepForMember: true, changedBy: ['favourites.changed'] },
  });
}

/** What was played last stays with the gateway: favourites are the one personal thing kept on a device. */
export function recentListQuery({ memberId, language, gameType, page }: ListWanted) {
  const request = { ...listOf, language, gameType, page, pageSize };
  return queryOptions({
    queryKey: [...memberKey(memberId), recentList.path, language, gameType, page],
    queryFn: async ({ signal }) => {
      const { list, totalPages } = await ask(recentList, request, signal);
      return { games: list, totalPages };
    },
  });
}

/**
 * Wishes that the gateway has not confirmed live in a query of the member's own: so they are kept on
 * the device, come back with the next start, and go at logout with everything else of the member's.
 */
export function favouriteIntentsQuery(memberId: string) {
  const queryKey = [...memberKey(memberId), 'favourite-intents'];
  return queryOptions({
    queryKey,
    queryFn: ({ client }): FavouriteIntents => {
      const read = v.safeParse(FavouriteIntents, client.getQueryData(queryKey));
      return read.success ? read.output : {};
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    meta: { keepForMember: true },
  });
}

/** Does nothing once the member is gone: what was under way at logout may leave no trace. */
export async function changeIntents(
  client: QueryClient,
  memberId: string,
  change: (intents: FavouriteIntents) => FavouriteIntents,
): Promise<void> {
  const query = favouriteIntentsQuery(memberId);
  const before = client.getQueryData(query.queryKey);
  if (!before) return;
  client.setQueryData(query.queryKey, change(before));
  // Asking again is what writes it down: the device keeps what a query's function answered.
  await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
}
