import { type ReactNode, use } from 'react';
import { BarState } from '../PlayBar.tsx';

/** What only somebody who plays can use: a round that is only looked at goes without. */
export function Controls({ children }: { children: ReactNode }) {
  return useIsPlayed() && children;
}

/** False where a round is only looked at. */
export function useIsPlayed(): boolean {
  return use(BarState) !== null;
}
