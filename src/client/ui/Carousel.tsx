import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styles from './Carousel.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { useSlides } from './use-slides.ts';

interface CarouselProps {
  /** What is shown here, for those who listen. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  autoplayMs?: number;
  /** `peek`: the next slide looks in; `whole`: one at a time. */
  width?: 'peek' | 'whole';
}

/**
 * Slides that can be swiped without any script. Once the page has settled they learn to go round and
 * on by themselves.
 */
export function Carousel({ label, slides, autoplayMs = 5000, width = 'peek' }: CarouselProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLElement>(null);
  const show = useSlides(frame, slides.length, autoplayMs);
  const isAlone = slides.length < 2;
  const { Driver } = show;
  return (
    <section
      ref={frame}
      className={classNames(styles.carousel, styles[width], isAlone && styles.alone)}
      aria-roledescription={t`carousel`}
      aria-label={label}
      {...show.watch}
    >
      {Driver && show.viewport && (
        <Driver viewport={show.viewport} startAt={show.current} onReady={show.onReady} />
      )}
      <div ref={show.setViewport} className={styles.viewport} onScroll={show.onScroll}>
        <ul className={styles.track}>
          {slides.map((slide) => (
            <li key={slide.key} className={styles.slide}>
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {!isAlone && (
        <div className={styles.controls}>
          <span className={styles.dots} aria-hidden="true">
            {slides.map((slide, place) => (
              <i key={slide.key} className={place === show.current ? styles.here : undefined} />
            ))}
          </span>
          <span className={styles.arrows}>
            <IconButton
              label={t`Previous`}
              icon={ChevronLeft}
              isDirectional
              onClick={() => show.step(-1)}
            />
            <IconButton
              label={t`Next`}
              icon={ChevronRight}
              isDirectional
              onClick={() => show.step(1)}
            />
          </span>
          <IconButton
            label={show.isPaused ? t`Resume the slides` : t`Pause the slides`}
            icon={show.isPaused ? Play : Pause}
            onClick={show.togglePaused}
          />
        </div>
      )}
    </section>
  );
}
