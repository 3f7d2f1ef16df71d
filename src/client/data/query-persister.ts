import { notifyManager, type Query } from '@tanstack/react-query';
import {
  experimental_createQueryPersister,
  type StoragePersisterOptions,
} from '@tanstack/react-query-persist-client';

/**
 * The library's persister, which asks anew behind what it restored. It does so without looking at the
 * outcome: without a network that would be an unhandled error of the page. Here it is asked by ourselves.
 */
export function createQueryPersister(options: StoragePersisterOptions<string>) {
  const kept = experimental_createQueryPersister<string>({ ...options, refetchOnRestore: false });
  const persisterFn: typeof kept.persisterFn = async (ask, context, query) => {
    let isRestored = true;
    const value = await kept.persisterFn(
      (asked: typeof context) => {
        isRestored = false;
        return ask(asked);
      },
      context,
      query,
    );
    // After the library has given back the time at which it was told, which its own task does.
    if (isRestored) notifyManager.schedule(() => refreshBehind(query));
    return value;
  };
  return { ...kept, persisterFn };
}

/** A failure stays in the query's state, and the screen that shows the query says so. */
function refreshBehind(query: Query): void {
  if (query.isStale()) query.fetch().catch(() => undefined);
}
