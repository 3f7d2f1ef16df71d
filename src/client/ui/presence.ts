import { createContext, use } from 'react';

/** Told by whoever shows a sheet or dialog, so that it may leave before it is taken away. */
export interface Presence {
  isLeaving: boolean;
  /** To be called when the motion is over. */
  onGone: () => void;
}

export const PresenceContext = createContext<Presence>({
  isLeaving: false,
  onGone: () => undefined,
});

export function usePresence(): Presence {
  return use(PresenceContext);
}
