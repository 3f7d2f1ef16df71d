import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const holdsAtom = atom(0);

/** While it does, the reality check waits: nothing new can be staked, and what runs is over in minutes. */
export const isCheckHeldAtom = atom((get) => get(holdsAtom) > 0);

/** For a screen on which a moment that does not come again waits for the player's hand. */
export function useHoldCheck(isHeld: boolean): void {
  const setHolds = useSetAtom(holdsAtom);
  useEffect(() => {
    if (!isHeld) return;
    setHolds((holds) => holds + 1);
    return () => setHolds((holds) => holds - 1);
  }, [isHeld, setHolds]);
}
