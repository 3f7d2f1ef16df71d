import type { QueryClient } from '@tanstack/react-query';
import { isOffline, onBackOnline } from './online.ts';
import { NetworkFailed } from './refused.ts';

/**
 * What is on the screen and was lost with the network is asked for again once the network is back: the
 * library's own word for that needs to have seen it go, and a page may have begun without.
 */
export function askAgainOnceBack(client: QueryClient): () => void {
  let askedAtMs = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const askIn = (delayMs: number) => {
    clearTimeout(waiting);
    waiting = setTimeout(ask, delayMs);
  };
  const ask = () => {
    // Gone again: its next return asks.
    if (isOffline()) return;
    // What was sent may change what would be answered.
    if (client.isMutating() > 0) return askIn(leastGapMs);
    askedAtMs = Date.now();
    void client.refetchQueries(
      {
        type: 'active',
        predicate: ({ state }) => state.status === 'error' && state.error instanceof NetworkFailed,
      },
      // The library may be asking already, where it did see the network go.
      { cancelRefetch: false },
    );
  };
  // Of two calls one may be answered while the other never is: each return asks, but not at once.
  const stop = onBackOnline(() => askIn(Math.max(0, askedAtMs + leastGapMs - Date.now())));
  return () => {
    stop();
    clearTimeout(waiting);
  };
}

const leastGapMs = 3_000;
