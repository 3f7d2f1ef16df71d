import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** How long an outcome takes to come into sight; `--coming` says the same to the styles. */
const comingMs = 1_600;

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
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return isCalm
      ? element.current?.animate({ opacity: [0, 1] }, 260)
      : element.current?.animate(frames(), { duration: comingMs, easing, fill: 'backwards' });
  });
  useLayoutEffect(() => {
    if (roundId === undefined) return;
    const motion = begin();
    return () => motion?.cancel();
  }, [roundId]);
}
