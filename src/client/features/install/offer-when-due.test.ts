// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  gamesOpenedAtom,
  type InstallPromptEvent,
  installPromptAtom,
  updateReadyAtom,
} from './install-state.ts';
import { offerWhenDue } from './offer-when-due.ts';
import { offersAtom } from './offers-atom.ts';

vi.mock('./Offers.tsx', () => ({ Offers: () => null }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function begin() {
  const store = createStore();
  offerWhenDue(store);
  return { store, isFetched: () => store.get(offersAtom) !== null };
}

const fetched = (store: ReturnType<typeof createStore>) =>
  vi.waitFor(() => expect(store.get(offersAtom)).not.toBeNull());

test('a first look around fetches no offers, until there is one to make', async () => {
  const { store, isFetched } = begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isFetched()).toBe(false);
  store.set(installPromptAtom, {} as InstallPromptEvent);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isFetched()).toBe(false);
  store.set(gamesOpenedAtom, 3);
  await fetched(store);
});

test('a release that waited before the page was at rest is offered once it is', async () => {
  const { store, isFetched } = begin();
  store.set(updateReadyAtom, { takeOver: () => undefined });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isFetched()).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  await fetched(store);
});
