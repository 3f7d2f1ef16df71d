import { createContext } from 'react';

interface StageSlots {
  /** Beside or beneath the board: what the next round is played with. */
  settings: HTMLElement | null;
  /** Where the thumb is: the instrument and the steps of a round. */
  dock: HTMLElement | null;
}

/** Where the parts of a game stand on its stage; null where a round is only looked at. */
export const StageSlotsContext = createContext<StageSlots | null>(null);
