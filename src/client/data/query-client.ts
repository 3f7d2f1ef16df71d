import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryPersister,
} from '@tanstack/react-query';
import { isPageSeen } from './page-seen.ts';
import { NetworkFailed } from './refused.ts';
import type { EventKind } from './server-events.ts';

const minuteMs = 60_000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Kept in IndexedDB, so that the screen opens without a network. Never for private data. */
      keepOffline?: boolean;
      /** The one private thing that may be kept: favourites, whose key names their member. */
      keepForMember?: boolean;
      /** Told by vendors and another within minutes: a page that shows it is soon drawn anew. */
      isPassing?: boolean;
      /** The events that say that it is no longer so: `followEvents` asks for it anew. */
      changedBy?: readonly EventKind[];
    };
  }
}

/**
 * Runs offline first: under the default mode a loader with nothing kept waits for ever without a
 * network. Retries only what the network lost, once, and only while there is a network.
 */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: minuteMs,
        gcTime: 30 * minuteMs,
        retry: (failures, error) =>
          failures < 1 && error instanceof NetworkFailed && globalThis.navigator?.onLine !== false,
        refetchOnWindowFocus: false,
        // What was asked for the visit's first page, and came before it was drawn, is not asked again
        // when it is: nobody can have changed it in between.
        refetchOnMount: ({ state }) =>
          isPageSeen() || state.isInvalidated || state.dataUpdatedAt < performance.timeOrigin,
        // biome-ignore lint/suspicious/noExplicitAny: the library types a persister by each query's own key
        persister: persister as any,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/**
 * An answer that was asked for before a change may be older than it. The library asks again where there
 * is an earlier answer, and takes a first one for the newest: here that is asked for once more.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
      .map(async ({ promise, queryKey }) => {
        await promise?.catch(() => undefined);
        await super.invalidateQueries({ ...filters, queryKey, exact: true }, options);
      });
    await Promise.all([super.invalidateQueries(filters, options), ...first]);
  }
}
