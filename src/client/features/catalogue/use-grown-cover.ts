import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isCalm } from '#client/ui/is-calm.ts';
import { usePresence } from '#client/ui/presence.ts';
import { flyPicture, type Place } from './fly-picture.ts';

/**
 * The cover of the tile that was pressed grows into its place in the sheet, and returns to the tile
 * when the sheet goes: one sees where it came from. Who wants less motion sees the sheet fade.
 */
export function useGrownCover(cover: RefObject<HTMLElement | null>): void {
  const { isLeaving } = usePresence();
  const tile = useRef<HTMLImageElement | undefined>(undefined);
  const lastSeen = useRef<Place | undefined>(undefined);
  useLayoutEffect(() => {
    const element = cover.current;
    const picture = element?.querySelector('img');
    if (!element || !picture || isCalm()) return;
    if (isLeaving) {
      const from = lastSeen.current ?? element.getBoundingClientRect();
      const to = tile.current && placeInView(tile.current);
      if (to) flyPicture({ picture, hidden: element, from, to, durationMs: 220 });
      return;
    }
    tile.current = pressedPicture(picture.src);
    const from = tile.current && placeInView(tile.current);
    if (!from) return;
    const to = placeAtRest(element);
    const land = flyPicture({ picture, hidden: element, from, to, durationMs: 360 });
    return () => {
      lastSeen.current = land();
    };
  }, [cover, isLeaving]);
}

/** A game may stand in several rows: the one that was pressed has the focus, or at least the pointer. */
function pressedPicture(address: string): HTMLImageElement | undefined {
  const same = [...document.querySelectorAll<HTMLImageElement>('[data-page] img')].filter(
    (one) => one.src === address && placeInView(one),
  );
  return (
    same.find((one) => one.closest('button:focus')) ??
    same.find((one) => one.closest('button:hover')) ??
    same[0]
  );
}

function placeInView(element: HTMLElement): Place | undefined {
  const place = element.getBoundingClientRect();
  const isSeen = place.width > 0 && place.bottom > 0 && place.top < innerHeight;
  return isSeen ? place : undefined;
}

/** Where it will stand once the sheet around it has come up: layout knows, whatever moves it now. */
function placeAtRest(element: HTMLElement): Place {
  let top = 0;
  let left = 0;
  for (
    let each: HTMLElement | null = element;
    each;
    each = each.offsetParent as HTMLElement | null
  ) {
    top += each.offsetTop;
    left += each.offsetLeft;
  }
  return { top, left, width: element.offsetWidth };
}
