import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Crop, dragged, type Extent, zoomed } from './crop.ts';

type Change = (change: (crop: Crop) => Crop) => void;
interface Point {
  x: number;
  y: number;
}

/** One press of an arrow moves it by this part of the square; of plus and minus, brings it nearer by this much. */
const arrowStep = 0.05;
const zoomStep = 1.15;

/** One finger or the mouse drags, two fingers and the wheel bring nearer, keys do both. */
export function useCropHands(hand: RefObject<HTMLElement | null>, photo: Extent, onChange: Change) {
  const fingers = useRef(new Map<number, Point>());
  useEffect(() => {
    const place = hand.current;
    if (!place) return;
    // React's own listener may not keep the sheet from scrolling along.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const point = partOf(place, { x: event.clientX, y: event.clientY });
      const factor = zoomStep ** (-event.deltaY / 100);
      onChange((crop) => zoomed(photo, crop, crop.zoom * factor, point));
    };
    place.addEventListener('wheel', turn, { passive: false });
    return () => place.removeEventListener('wheel', turn);
  }, [hand, photo, onChange]);
  const release = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = [...fingers.current.values()];
      if (!fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...fingers.current.values()];
      const place = event.currentTarget;
      onChange((crop) => followed(photo, crop, place, before, after));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      const change = keyed(photo, event.key);
      if (!change) return;
      event.preventDefault();
      onChange(change);
    },
  };
}

/** The middle of the fingers drags; the way between two of them brings nearer, around their middle. */
function followed(
  photo: Extent,
  crop: Crop,
  place: HTMLElement,
  before: readonly Point[],
  after: readonly Point[],
): Crop {
  const [from, to] = [middleOf(before), middleOf(after)];
  const { width, height } = place.getBoundingClientRect();
  const moved = dragged(photo, crop, (to.x - from.x) / width, (to.y - from.y) / height);
  const stretch = wayIn(after) / wayIn(before);
  return after.length > 1 && Number.isFinite(stretch)
    ? zoomed(photo, moved, moved.zoom * stretch, partOf(place, to))
    : moved;
}

function keyed(photo: Extent, key: string): ((crop: Crop) => Crop) | null {
  const arrow = arrows[key];
  if (arrow) return (crop) => dragged(photo, crop, arrow.x * arrowStep, arrow.y * arrowStep);
  if (key === '+' || key === '=') return (crop) => zoomed(photo, crop, crop.zoom * zoomStep);
  return key === '-' ? (crop) => zoomed(photo, crop, crop.zoom / zoomStep) : null;
}

const arrows: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function wayIn([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** A place on the screen as parts of the square. */
function partOf(place: HTMLElement, { x, y }: Point): { across: number; down: number } {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { across: (x - left) / width, down: (y - top) / height };
}
