import { useEffect, useState } from 'react';

export interface Dealt {
  /** When a thing begins to come, in milliseconds; undefined where it has been lying there. */
  delayOf: (key: string) => number | undefined;
  /** Until the last one lies: what it all comes to is not said before. */
  isDealing: boolean;
}

const lastingMs = 320;

/**
 * What is new among things that come one after another, in the order of `keys`. A round that was there
 * when the board opened lies as it lies; so does what was dealt before a step.
 */
export function useDealt(
  roundId: string | undefined,
  keys: readonly string[],
  eachMs: number,
): Dealt {
  const written = keys.join(' ');
  const [laid, setLaid] = useState({ roundId, written, fresh: [] as readonly string[] });
  if (laid.roundId !== roundId || laid.written !== written) {
    const before = laid.roundId === roundId ? laid.written.split(' ') : [];
    setLaid({ roundId, written, fresh: keys.filter((key) => !before.includes(key)) });
  }
  const isDealing = useTelling(`${roundId} ${written}`, laid.fresh.length * eachMs + lastingMs);
  return {
    isDealing,
    delayOf: (key) => {
      const place = laid.fresh.indexOf(key);
      return place === -1 ? undefined : place * eachMs;
    },
  };
}

/** Whether what `key` names, which was not there when the board opened, is still on its way. */
export function useTelling(key: string, lasting: number): boolean {
  const [told, setTold] = useState(key);
  useEffect(() => {
    if (told === key) return;
    const timer = setTimeout(() => setTold(key), isCalm() ? 0 : lasting);
    return () => clearTimeout(timer);
  }, [key, told, lasting]);
  return told !== key;
}

/** Whoever wants no motion is told at once. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
