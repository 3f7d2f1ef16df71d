import { useState, useSyncExternalStore } from 'react';
import { isHeld, onHeld } from './held-news.ts';

/**
 * A figure as it stood before news was kept back. An answer that was on its way already, or that a
 * look at another window asks for, may know how the round ends as well as the event does.
 */
export function useHeld<Figure>(figure: Figure): Figure {
  const isWaiting = useSyncExternalStore(onHeld, isHeld, () => false);
  const [before, setBefore] = useState(figure);
  if (!isWaiting && before !== figure) setBefore(figure);
  return isWaiting ? before : figure;
}
