import type { createStore } from 'jotai';
import { type InstallPromptEvent, installHistoryAtom, installPromptAtom } from './install-state.ts';

/** Keeps Android's prompt for later and counts the days of visits. */
export function watchInstall(store: ReturnType<typeof createStore>): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Without this the browser asks by itself, on the very first look around.
    event.preventDefault();
    store.set(installPromptAtom, event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => store.set(installPromptAtom, null));
  const today = new Date().toISOString().slice(0, 10);
  const history = store.get(installHistoryAtom);
  if (history.lastVisitDay !== today) {
    store.set(installHistoryAtom, {
      ...history,
      visits: history.visits + 1,
      lastVisitDay: today,
    });
  }
}
