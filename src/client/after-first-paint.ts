import type { QueryClient } from '@tanstack/react-query';
import type { OfflineStore } from './data/offline-store.ts';

export interface StartedParts {
  queryClient: QueryClient;
  offline: OfflineStore;
}

/** What may wait until the page can be seen and touched. */
export async function afterFirstPaint({ queryClient, offline }: StartedParts): Promise<void> {
  await offline.keep(queryClient);
  await offline.clean();
}
