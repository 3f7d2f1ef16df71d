import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { OfflineStore } from './data/offline-store.ts';
import { startSocket } from './data/socket.ts';
import { registerWorker } from './features/install/register-worker.ts';
import { watchInstall } from './features/install/watch-install.ts';

export interface StartedParts {
  queryClient: QueryClient;
  offline: OfflineStore;
  store: ReturnType<typeof createStore>;
}

/** What may wait until the page can be seen and touched. */
export async function afterFirstPaint(parts: StartedParts): Promise<void> {
  const { queryClient, offline, store } = parts;
  watchInstall(store);
  startSocket({ queryClient, offline });
  await offline.keep(queryClient);
  await offline.clean();
  registerWorker(store);
}
