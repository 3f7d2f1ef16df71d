import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import {
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';

/** The boot script (`boot.ts`) reads this key before the first paint. */
const key = 'system-status';
const dayMs = 24 * 60 * 60_000;
export const statusKey = ['system', 'status'] as const;

/**
 * The system status is the one query that has to be known before anything is drawn, so it alone
 * lives in local storage, which can be read without waiting.
 */
export async function keepStatus(client: QueryClient): Promise<() => void> {
  const options = {
    queryClient: client,
    persister: createSyncStoragePersister({ storage: localStorageOrNone(), key, throttleTime: 0 }),
    maxAge: 7 * dayMs,
    buster: '1',
    dehydrateOptions: {
      shouldDehydrateQuery: (query: { queryKey: readonly unknown[] }) =>
        query.queryKey[0] === statusKey[0] && query.queryKey[1] === statusKey[1],
      shouldDehydrateMutation: () => false,
    },
  };
  await persistQueryClientRestore(options).catch(() => undefined);
  // Good enough to draw by, however young: the site may have opened or closed since.
  await client.invalidateQueries({ queryKey: statusKey, refetchType: 'none' });
  return persistQueryClientSubscribe(options);
}

function localStorageOrNone(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
