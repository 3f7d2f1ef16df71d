import { type RefObject, useEffect, useState } from 'react';

/**
 * Which of a picture's addresses failed. A browser draws a torn frame where one did, so whoever shows
 * the picture puts another in its place, and nothing where that failed too.
 */
export function useLost(image: RefObject<HTMLImageElement | null>, wanted: string) {
  const [lost, setLost] = useState<readonly string[]>([]);
  useEffect(() => {
    // A picture that failed before the page came to life told nobody.
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0 && shown.getAttribute('src') === wanted) {
      setLost([wanted]);
    }
  }, [image, wanted]);
  return {
    isLost: (address: string) => lost.includes(address),
    onError: () => {
      const failed = image.current?.getAttribute('src');
      if (failed) setLost((before) => [...before, failed]);
    },
  };
}

/** Only ever asked for in a browser: a picture cannot fail on the gateway. */
export function defaultIcon(): string {
  return `/icons/${document.documentElement.dataset.brand ?? 'verbena'}/default-game.svg`;
}
