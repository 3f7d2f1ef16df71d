import { createContext, use } from 'react';

/** Told by whoever shows a sheet or dialog, so that it may leave before it is taken away. */
export interface Presence {
  isLeaving: boolean;
  /** To be called when the motion is over. */
  onGone: () => void;
}

/** Null outside of sheets and dialogs. */
export const PresenceContext = createContext<Presence | null>(null);

export function usePresence(): Presence {
  return use(PresenceContext) ?? standing;
}

const standing: Presence = { isLeaving: false, onGone: () => undefined };
