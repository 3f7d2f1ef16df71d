import {
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { mayAutoplay } from './autoplay.ts';
import type { CarouselDriverProps, SlideDriver } from './CarouselDriver.tsx';
import { readingStartOf, scrollOn } from './reading-direction.ts';

/** Which slide is shown, and whether they go on by themselves; embla joins when it is first needed. */
export function useSlides(frame: RefObject<HTMLElement | null>, count: number, autoplayMs: number) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [current, setCurrent] = useState(0);
  const [driver, setDriver] = useState<SlideDriver | null>(null);
  const [Driver, setDriverComponent] = useState<ComponentType<CarouselDriverProps> | null>(null);
  const [isPaused, setPaused] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { isHidden, isCalm } = useScene(frame);
  const goes = mayAutoplay({ slides: count, isPaused, isTouched, hasFocus, isHidden, isCalm });

  const wake = useCallback(() => {
    if (count < 2) return;
    import('./CarouselDriver.tsx').then(
      (loaded) => setDriverComponent(() => loaded.CarouselDriver),
      // Without it the slides are still there to be swiped.
      () => undefined,
    );
  }, [count]);
  const step = useCallback(
    (by: 1 | -1) => {
      if (driver) driver.step(by);
      else if (viewport) scrollTo(viewport, (current + by + count) % count);
    },
    [driver, viewport, current, count],
  );
  const onReady = useCallback((ready: SlideDriver) => {
    setDriver(ready);
    ready.onSelect(setCurrent);
  }, []);

  useEffect(() => {
    if (!goes) return;
    if (driver) {
      const timer = setInterval(() => driver.step(1), autoplayMs);
      return () => clearInterval(timer);
    }
    // The first turn fetches what turns: until then nothing competes with the first paint.
    const timer = setTimeout(wake, autoplayMs * 0.8);
    return () => clearTimeout(timer);
  }, [goes, driver, autoplayMs, wake]);

  const release = () => {
    setTouched(false);
    if (!driver) wake();
  };
  return {
    Driver,
    viewport,
    setViewport,
    current,
    isPaused,
    step,
    onReady,
    togglePaused: () => setPaused((paused) => !paused),
    onScroll: () => {
      if (!driver && viewport) setCurrent(nearest(viewport));
    },
    watch: {
      onPointerEnter: () => setTouched(true),
      onPointerDown: () => setTouched(true),
      onPointerLeave: release,
      onPointerCancel: release,
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') release();
      },
      onFocus: (event: FocusEvent) => setFocus(event.target.matches(':focus-visible')),
      onBlur: () => setFocus(false),
    },
  };
}

function nearest(viewport: HTMLElement): number {
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const start = readingStartOf(viewport);
  const distances = slides.map((slide) => Math.abs(readingStartOf(slide) - start));
  return Math.max(distances.indexOf(Math.min(...distances)), 0);
}

function scrollTo(viewport: HTMLElement, place: number): void {
  const slide = viewport.firstElementChild?.children[place];
  if (!slide) return;
  const padding = Number.parseFloat(getComputedStyle(viewport).paddingInlineStart);
  const from = readingStartOf(viewport) + padding;
  scrollOn(viewport, readingStartOf(slide) - from, 'smooth');
}

/** Whether anybody can see the carousel, and whether less motion was asked for. */
function useScene(frame: RefObject<HTMLElement | null>): { isHidden: boolean; isCalm: boolean } {
  const [isTabHidden, setTabHidden] = useState(false);
  const [isOutOfSight, setOutOfSight] = useState(false);
  const [isCalm, setCalm] = useState(true);
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => {
      setCalm(calm.matches);
      setTabHidden(document.visibilityState === 'hidden');
    };
    const sight = new IntersectionObserver(([entry]) => setOutOfSight(!entry?.isIntersecting));
    if (frame.current) sight.observe(frame.current);
    read();
    calm.addEventListener('change', read);
    document.addEventListener('visibilitychange', read);
    return () => {
      sight.disconnect();
      calm.removeEventListener('change', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, [frame]);
  return { isHidden: isTabHidden || isOutOfSight, isCalm };
}
