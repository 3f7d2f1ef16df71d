import { useEffect, useEffectEvent, useState } from 'react';
import { holdNews } from '#client/features/wallet/held-news.ts';
import { isCalm } from '#client/ui/is-calm.ts';
import type { Sound } from '../sound/synth.ts';
import { useSound } from '../sound/use-sound.ts';

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
  const isDealing = useTelling(
    `${roundId} ${written}`,
    laid.fresh.length * eachMs + lastingMs,
    laid.fresh.map((_, place) => ({ sound: 'card', at: place * eachMs + 60 })),
  );
  return {
    isDealing,
    delayOf: (key) => {
      const place = laid.fresh.indexOf(key);
      return place === -1 ? undefined : place * eachMs;
    },
  };
}

/** A sound while something is on its way, and after how many milliseconds it plays. */
export interface TimedSound {
  sound: Sound;
  at: number;
}

/**
 * Whether what `key` names, which was not there when the board opened, is still on its way. Until it has
 * come the balance does not tell how it ends.
 */
export function useTelling(
  key: string,
  lasting: number,
  heard: readonly TimedSound[] = [],
): boolean {
  const [told, setTold] = useState(key);
  const play = useSound();
  const hear = useEffectEvent(() => {
    for (const { sound, at } of isCalm() ? [] : heard) play(sound, at);
  });
  useEffect(() => {
    if (told === key) return;
    hear();
    const letGo = holdNews();
    const timer = setTimeout(() => setTold(key), isCalm() ? 0 : lasting);
    return () => {
      clearTimeout(timer);
      letGo();
    };
  }, [key, told, lasting]);
  return told !== key;
}
