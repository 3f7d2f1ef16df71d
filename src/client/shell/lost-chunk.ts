import { isOffline } from '#client/data/online.ts';

export type ChunkLoss = 'offer-reload' | 'say' | 'offline';

/**
 * A release takes the last one's chunks away. A reload fetches the new ones; where a reload has just
 * been tried and something is still missing, another would only go round in a circle.
 */
export function answerChunkLoss(facts: {
  reloadedAtMs: number | null;
  nowMs: number;
  isOffline: boolean;
}): ChunkLoss {
  if (facts.isOffline) return 'offline';
  const isFresh = facts.reloadedAtMs !== null && facts.nowMs - facts.reloadedAtMs < patienceMs;
  return isFresh ? 'say' : 'offer-reload';
}

/** Releases come hours apart; what fails within these minutes is not cured by a reload. */
const patienceMs = 10 * 60_000;

/** What the engines say when an import or its stylesheet cannot be had; none gives it a type. */
export function isChunkLoss(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Unable to preload CSS|error loading/i.test(
      error.message,
    )
  );
}

/**
 * The router knows the engines' words too, and would reload by itself, under the hands of whoever is
 * writing. Told in words of ours it leaves the choice to the screen that failed.
 */
export function keepRouterFromReloading(): void {
  addEventListener('vite:preloadError', (event: Event & { payload?: unknown }) => {
    const error = event.payload;
    if (error instanceof Error) error.message = `A part is missing: ${error.message}`;
  });
}

export function readChunkLoss(): ChunkLoss {
  return answerChunkLoss({
    reloadedAtMs: readReloadedAt(),
    nowMs: Date.now(),
    isOffline: isOffline(),
  });
}

export function reloadForChunk(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Nobody remembers then, but a reload is only ever a press away, never by itself.
  }
  location.reload();
}

const key = 'reloaded-for-chunk';

function readReloadedAt(): number | null {
  try {
    return Number(sessionStorage.getItem(key)) || null;
  } catch {
    return null;
  }
}
