import { useSyncExternalStore } from 'react';

/**
 * Whether the gateway can be reached, told by the browser and by calls that got no answer. What is
 * kept is the moment of its last answer: everything shown since is as old as that.
 */
let offlineSinceMs: number | null = null;
let answeredAtMs: number | null = null;
let networkLosses = 0;
let isWatching = false;
const listeners = new Set<() => void>();
const key = 'answered-at';
const minuteMs = 60_000;

/** Null while the gateway answers. */
export function useOfflineSince(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => offlineSinceMs,
    () => null,
  );
}

/**
 * As far as is known now. A browser tells for certain only that it has no network: one that claims to
 * have one may stand behind a router without a line, and calls know better.
 */
export function isOffline(): boolean {
  return offlineSinceMs !== null || !navigator.onLine;
}

/** Tells each time the way to the gateway is found again. */
export function onBackOnline(back: () => void): () => void {
  return subscribe(() => {
    if (!isOffline()) back();
  });
}

/** At once where there is a way to the gateway, and otherwise as soon as there is one. */
export function onceOnline(go: () => void): void {
  if (!isOffline()) {
    go();
    return;
  }
  const stop = onBackOnline(() => {
    stop();
    go();
  });
}

/** How often the browser has lost its network: to be read when a call is sent. */
export function countNetworkLosses(): number {
  return networkLosses;
}

/**
 * A call got its answer, whatever the answer was. An answer to a call that was sent before the browser
 * lost its network may still arrive after it, and does not show that the network is back.
 */
export function noteAnswered(lossesWhenSent = networkLosses): void {
  const nowMs = Date.now();
  // Written once a minute at most: it is shown by the minute.
  if (answeredAtMs === null || nowMs - answeredAtMs > minuteMs) keep(nowMs);
  answeredAtMs = nowMs;
  if (lossesWhenSent === networkLosses) setOfflineSince(null);
}

/** A call found no way to the gateway. */
export function noteUnanswered(): void {
  if (offlineSinceMs === null) setOfflineSince(answeredAtMs ?? kept() ?? Date.now());
}

function subscribe(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('offline', () => {
    networkLosses += 1;
    noteUnanswered();
  });
  addEventListener('online', () => setOfflineSince(null));
  if (!navigator.onLine) noteUnanswered();
}

function setOfflineSince(sinceMs: number | null): void {
  if (sinceMs === offlineSinceMs) return;
  offlineSinceMs = sinceMs;
  for (const listener of listeners) listener();
}

function keep(nowMs: number): void {
  try {
    localStorage.setItem(key, String(nowMs));
  } catch {
    // Without storage the line says since when this page is without a network.
  }
}

function kept(): number | null {
  try {
    return Number(localStorage.getItem(key)) || null;
  } catch {
    return null;
  }
}
