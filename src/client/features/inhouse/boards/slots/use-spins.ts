import { useEffect, useEffectEvent, useState } from 'react';
import { useSound } from '#client/features/inhouse/sound/use-sound.ts';
import { holdNews } from '#client/features/wallet/held-news.ts';
import { isCalm } from '#client/ui/is-calm.ts';

const boughtMs = 1_900;
const freeMs = 1_500;

interface Spins {
  /** Which spin is in sight. */
  at: number;
  /** More of them come by themselves. */
  isTelling: boolean;
  /** The reels of this one have come to rest. */
  isAtRest: boolean;
  /** Looks at one, without its turning; what is still to come is not told then. */
  look: (spin: number) => void;
}

/**
 * Tells the spins of a round one after another. They are all drawn and paid by then: whoever does not
 * want to wait may look at the last one, and whoever opened the board later looks at the first.
 */
export function useSpins(
  roundId: string | undefined,
  count: number,
  stopsOf: (spin: number) => readonly number[],
): Spins {
  const [state, setState] = useState({ roundId, at: 0, isTelling: false, isAtRest: true });
  if (state.roundId !== roundId) setState({ roundId, at: 0, isTelling: true, isAtRest: false });
  const { at, isTelling, isAtRest } = state;
  const play = useSound();
  const hear = useEffectEvent(() => {
    for (const stop of isCalm() ? [] : stopsOf(at)) play('stop', stop);
  });
  useEffect(() => {
    if (!isTelling) return;
    if (!isAtRest) hear();
    // Renewed with each spin, since all of them together last longer than anything is held back.
    const letGo = holdNews();
    const turning = isCalm() ? 0 : at === 0 ? boughtMs : freeMs - 500;
    const timer = setTimeout(
      () => {
        if (!isAtRest) setState({ roundId, at, isTelling: at < count - 1, isAtRest: true });
        else setState({ roundId, at: at + 1, isTelling: true, isAtRest: false });
      },
      isAtRest ? 600 : turning,
    );
    return () => {
      clearTimeout(timer);
      letGo();
    };
  }, [roundId, at, isTelling, isAtRest, count]);
  return {
    at,
    isTelling,
    isAtRest,
    look: (spin) => setState({ roundId, at: spin, isTelling: false, isAtRest: true }),
  };
}
