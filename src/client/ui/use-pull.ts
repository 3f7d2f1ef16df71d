import { type PointerEvent, useRef } from 'react';
import { isPulledAway } from './pulled-away.ts';

interface PullOptions {
  onMove: (distancePx: number) => void;
  onRelease: () => void;
  onClose: () => void;
}

/** Follows a finger that pulls a sheet down by its head. */
export function usePull({ onMove, onRelease, onClose }: PullOptions) {
  const start = useRef<{ y: number; atMs: number; id: number } | null>(null);
  const distance = (event: PointerEvent) => Math.max(event.clientY - (start.current?.y ?? 0), 0);
  const release = (event: PointerEvent<HTMLElement>, isDropped: boolean) => {
    const from = start.current;
    if (!from || from.id !== event.pointerId) return;
    const pull = { distancePx: distance(event), durationMs: event.timeStamp - from.atMs };
    start.current = null;
    if (!isDropped && isPulledAway(pull)) onClose();
    else if (pull.distancePx > 0) onRelease();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnButton = (event.target as Element).closest('button, a, input') !== null;
      if (isOnButton || !event.isPrimary || matchMedia('(min-width: 720px)').matches) return;
      start.current = { y: event.clientY, atMs: event.timeStamp, id: event.pointerId };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.id === event.pointerId) onMove(distance(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, true),
  };
}
