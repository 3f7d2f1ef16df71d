import { type PointerEvent, type RefObject, useRef } from 'react';
import { isPulledAway } from './pulled-away.ts';

/** Lets a finger pull a panel down by its head; it springs back, or closes where it was let go. */
export function usePull(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; atMs: number; id: number } | null>(null);
  const distance = (event: PointerEvent) => Math.max(event.clientY - (start.current?.y ?? 0), 0);
  const move = (distancePx: number, isFollowing: boolean) => {
    if (!panel.current) return;
    panel.current.style.transition = isFollowing ? 'none' : '';
    panel.current.style.transform = distancePx > 0 ? `translateY(${distancePx}px)` : '';
  };
  const release = (event: PointerEvent<HTMLElement>, isDropped: boolean) => {
    const from = start.current;
    if (!from || from.id !== event.pointerId) return;
    const pull = { distancePx: distance(event), durationMs: event.timeStamp - from.atMs };
    start.current = null;
    if (!isDropped && isPulledAway(pull)) onClose();
    else move(0, false);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnButton = (event.target as Element).closest('button, a, input') !== null;
      if (isOnButton || !event.isPrimary || matchMedia('(min-width: 720px)').matches) return;
      start.current = { y: event.clientY, atMs: event.timeStamp, id: event.pointerId };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.id === event.pointerId) move(distance(event), true);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, true),
  };
}
