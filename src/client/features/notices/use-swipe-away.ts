import { type PointerEvent, type RefObject, useRef } from 'react';

/** So far a finger takes a row before it goes by itself. */
const farEnoughPx = 112;
/** Before that it may as well be a scroll that is not quite straight. */
const slackPx = 12;

/**
 * Lets a finger push a row out of its list, towards either side. Who cannot, or does not know of it,
 * has a button for the same.
 */
export function useSwipeAway(row: RefObject<HTMLElement | null>, onAway: () => void) {
  const start = useRef<{ x: number; id: number } | null>(null);
  const isSwiping = useRef(false);
  const show = (distancePx: number, isFollowing: boolean) => {
    if (!row.current) return;
    row.current.style.transition = isFollowing ? 'none' : '';
    row.current.style.transform = distancePx === 0 ? '' : `translateX(${distancePx}px)`;
  };
  const release = (event: PointerEvent<HTMLElement>, isDropped: boolean) => {
    const from = start.current;
    if (!from || from.id !== event.pointerId) return;
    start.current = null;
    show(0, false);
    if (!isDropped && Math.abs(event.clientX - from.x) >= farEnoughPx) onAway();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isSwiping.current = false;
      if (!event.isPrimary || event.pointerType !== 'touch') return;
      start.current = { x: event.clientX, id: event.pointerId };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (from?.id !== event.pointerId) return;
      const distancePx = event.clientX - from.x;
      if (!isSwiping.current && Math.abs(distancePx) < slackPx) return;
      isSwiping.current = true;
      show(distancePx, true);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, true),
    /** The click that ends a swipe opens nothing. */
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!isSwiping.current) return;
      isSwiping.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
