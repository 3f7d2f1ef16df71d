import { useState } from 'react';

interface Turned {
  /** Where the reels lay before this spin. */
  before: readonly number[];
  /** The spin came while the board was open. */
  isNew: boolean;
}

/** From where the reels turn: each spin begins where the one before it left them. */
export function useBefore(spin: string, stops: readonly number[]): Turned {
  const [turn, setTurn] = useState({ spin, stops, before: stops, isNew: false });
  if (turn.spin !== spin) setTurn({ spin, stops, before: turn.stops, isNew: true });
  return turn;
}
