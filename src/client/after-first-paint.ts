import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { OfflineStore } from './data/offline-store.ts';
import { startSocket } from './data/socket.ts';
import { overlayAtom } from './features/frame/overlay-atom.ts';
import { registerWorker } from './features/install/register-worker.ts';
import { watchInstall } from './features/install/watch-install.ts';

declare global {
  interface Window {
    /** Taken out of the address by the page's first script; spent by the dialog that asks. */
    handOverCode?: string;
  }
}

export interface StartedParts {
  queryClient: QueryClient;
  offline: OfflineStore;
  store: ReturnType<typeof createStore>;
}

/** What may wait until the page can be seen and touched. */
export async function afterFirstPaint(parts: StartedParts): Promise<void> {
  const { queryClient, offline, store } = parts;
  watchInstall(store);
  const code = window.handOverCode;
  if (code) store.set(overlayAtom, { kind: 'hand-over', code });
  startSocket({ queryClient, offline });
  await offline.keep(queryClient);
  await offline.clean();
  registerWorker(store);
}
