import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect } from 'react';

export interface SlideDriver {
  step(by: 1 | -1): void;
  onSelect(listener: (place: number) => void): void;
}

export interface CarouselDriverProps {
  viewport: HTMLElement;
  startAt: number;
  onReady: (driver: SlideDriver) => void;
}

/** At this much friction a turn is all but done after 1,000 ms. */
const turn = 28;

/** Takes the slides over from the browser's own scrolling. Draws nothing, so nothing moves by itself. */
export function CarouselDriver({ viewport, startAt, onReady }: CarouselDriverProps): null {
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    duration: turn,
    startIndex: startAt,
    direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
  });
  useLayoutEffect(() => {
    viewport.dataset.driven = '';
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, viewport]);
  useEffect(() => {
    if (!embla) return;
    onReady({
      step: (by) => {
        if (by === 1) embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0);
        else embla.canScrollPrev() ? embla.scrollPrev() : embla.scrollTo(-1);
      },
      onSelect: (listener) => {
        embla.on('select', () => listener(embla.selectedScrollSnap()));
      },
    });
  }, [embla, onReady]);
  return null;
}
