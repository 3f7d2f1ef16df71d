import type { createStore } from 'jotai';
import { onceOnline } from '#client/data/online.ts';
import { isInstallMomentAtom, updateReadyAtom } from './install-state.ts';
import { offersAtom } from './offers-atom.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Fetches the offers when there is one to make and the page has nothing better to do. A first look
 * around is offered nothing, so it does not fetch them.
 */
export function offerWhenDue(store: Store): void {
  const look = () => {
    if (store.get(updateReadyAtom) === null && !store.get(isInstallMomentAtom)) return;
    for (const stop of stops) stop();
    // Nobody asked for them, so nobody is told that they cannot be had without a network.
    onceOnline(() => void fetchOffers(store));
  };
  const stops: (() => void)[] = [];
  setTimeout(() => {
    stops.push(store.sub(updateReadyAtom, look), store.sub(isInstallMomentAtom, look));
    look();
  }, restMs);
}

const restMs = 4000;

async function fetchOffers(store: Store): Promise<void> {
  try {
    const { Offers } = await import('./Offers.tsx');
    store.set(offersAtom, () => Offers);
  } catch {
    // Offers can wait for the next visit.
  }
}
