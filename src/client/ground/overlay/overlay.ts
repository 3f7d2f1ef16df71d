import { useRouter, useRouterState } from '@tanstack/react-router';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { type Overlay, overlayAtom } from './overlay-atom.ts';
import { hasEntry, overlayOf, writeOverlay } from './overlay-entry.ts';

/**
 * Opens a sheet or dialog over the screen. It gets an entry in the history, so that the back gesture
 * closes it; one that is opened out of another takes the other's entry.
 */
export function useOpenOverlay(): (overlay: Overlay) => void {
  const router = useRouter();
  const store = useStore();
  return useCallback(
    (overlay) => {
      const before = store.get(overlayAtom);
      store.set(overlayAtom, overlay);
      if (!hasEntry(overlay)) return;
      // What is only looked up leads back to the form it was opened from, with all that was typed.
      const isAside = before !== null && asides.has(overlay.kind);
      void router.navigate({
        ...here,
        replace: before !== null && hasEntry(before) && !isAside,
        state: (state) => ({ ...state, overlay: writeOverlay(overlay), isAside }),
      });
    },
    [router, store],
  );
}

const asides: ReadonlySet<Overlay['kind']> = new Set(['help', 'customer-service']);

/** Closes what lies over the screen, as the back gesture would. */
export function useCloseOverlay(): () => void {
  const router = useRouter();
  const setOverlay = useSetAtom(overlayAtom);
  return useCallback(() => {
    const { state, pathname } = router.history.location;
    if (state.isAside) {
      router.history.back();
      return;
    }
    setOverlay(null);
    // A popup that its address opened has nothing before it to go back to: home is what it lies on.
    const isByAddress = overlayOf({ pathname, overlay: undefined }) !== null;
    if (isByAddress) void router.navigate({ ...here, to: '/', replace: true });
    else if (state.overlay !== undefined) router.history.back();
  }, [router, setOverlay]);
}

/** Lets the overlay follow the history: back closes, forward and a reload open again. Once a page. */
export function OverlayFeed(): null {
  const store = useStore();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const overlay = useRouterState({ select: (state) => state.location.state.overlay });
  useEffect(() => {
    const open = store.get(overlayAtom);
    const wanted = overlayOf({ pathname, overlay });
    if (wanted || (open && hasEntry(open))) store.set(overlayAtom, wanted);
  }, [store, pathname, overlay]);
  return null;
}

export function useOverlay(): Overlay | null {
  return useAtomValue(overlayAtom);
}

/** The same place with everything that its address says; nothing scrolls and nothing is lost. */
const here = {
  to: '.',
  search: true,
  hash: true,
  resetScroll: false,
  hashScrollIntoView: false,
} as const;
