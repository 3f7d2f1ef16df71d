import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { holdNews } from '#client/features/wallet/held-news.ts';
import { isCalm } from '#client/ui/is-calm.ts';
import { useSound } from '../sound/use-sound.ts';

/** How long an outcome takes to come into sight; `--coming` says the same to the styles. */
export const comingMs = 1_000;

/** The motions that are under way, each until its round is replaced. */
const motions = new Set<Animation>();

/**
 * Moves an element to where it is drawn, once for each round. It rests at the outcome from the first
 * frame on, so whoever leaves half-way, or wants no motion, finds it there.
 */
export function useComing(
  element: RefObject<Element | null>,
  roundId: string | undefined,
  frames: () => Keyframe[],
  easing = 'linear',
): void {
  const begin = useEffectEvent(() => {
    const steadily = isCalm();
    return steadily
      ? element.current?.animate({ opacity: [0, 1] }, 260)
      : element.current?.animate(frames(), { duration: comingMs, easing, fill: 'backwards' });
  });
  useLayoutEffect(() => {
    if (roundId === undefined) return;
    const motion = begin();
    if (!motion) return;
    motions.add(motion);
    return () => {
      motions.delete(motion);
      motion.cancel();
    };
  }, [roundId]);
}

/**
 * While an outcome comes into sight the balance does not tell it. `ticks` say when something is passed on
 * the way, in milliseconds, for whoever has asked for sound.
 */
export function useComingTold(roundId: string | undefined, ticks: readonly number[] = []): void {
  const play = useSound();
  const hear = useEffectEvent(() => {
    for (const tick of ticks) play('tick', tick);
    play('land', comingMs);
  });
  const [first] = useState(roundId);
  useEffect(() => {
    if (roundId === undefined || roundId === first) return;
    if (isCalm()) return;
    hear();
    const letGo = holdNews();
    // A motion begins with a frame, which a busy phone draws late, and each with a frame of its own: only they
    // know when they have ended. The clock is there for what moves by its styles alone.
    const clock = document.documentElement.animate([], comingMs);
    void Promise.allSettled([clock, ...motions].map(({ finished }) => finished)).then(letGo);
    return () => {
      clock.cancel();
      letGo();
    };
  }, [roundId, first]);
}
