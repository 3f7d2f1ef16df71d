import { useSyncExternalStore } from 'react';

/** False on the gateway and in the first render, true afterwards: what only a browser knows may show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
