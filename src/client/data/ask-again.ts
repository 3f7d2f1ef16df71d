import type { QueryClient } from '@tanstack/react-query';
import { onBackOnline } from './online.ts';
import { NetworkFailed } from './refused.ts';

/**
 * What is on the screen and was lost with the network is asked for again once the network is back: the
 * library's own word for that needs to have seen it go, and a page may have begun without.
 */
export function askAgainOnceBack(client: QueryClient): () => void {
  let askedAtMs = 0;
  return onBackOnline(() => {
    const nowMs = Date.now();
    // Of two calls one may be answered while the other never is.
    if (nowMs - askedAtMs < leastGapMs) return;
    askedAtMs = nowMs;
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && state.error instanceof NetworkFailed,
    });
  });
}

const leastGapMs = 3_000;
