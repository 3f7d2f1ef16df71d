import type { I18n } from '@lingui/core';
import type { createStore } from 'jotai';
import { onceOnline } from '#client/data/online.ts';
import { loadWords } from '#client/i18n/load-language.ts';
import { isInstallMomentAtom, updateReadyAtom } from './install-state.ts';
import { offersAtom } from './offers-atom.ts';

type Store = ReturnType<typeof createStore>;

/**
 * Fetches the offers when there is one to make and the page has nothing better to do. A first look
 * around is offered nothing, so it does not fetch them.
 */
export function offerWhenDue(store: Store, i18n: I18n): void {
  const look = () => {
    if (store.get(updateReadyAtom) === null && !store.get(isInstallMomentAtom)) return;
    for (const stop of stops) stop();
    // Nobody asked for them, so nobody is told that they cannot be had without a network.
    onceOnline(() => void fetchOffers(store, i18n));
  };
  const stops: (() => void)[] = [];
  setTimeout(() => {
    stops.push(store.sub(updateReadyAtom, look), store.sub(isInstallMomentAtom, look));
    look();
  }, restMs);
}

const restMs = 4000;

async function fetchOffers(store: Store, i18n: I18n): Promise<void> {
  try {
    const [{ Offers }] = await Promise.all([import('./Offers.tsx'), loadWords(i18n, 'rest')]);
    store.set(offersAtom, () => Offers);
  } catch {
    // Offers can wait for the next visit.
  }
}
