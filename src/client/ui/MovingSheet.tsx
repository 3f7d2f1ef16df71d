import { useLingui } from '@lingui/react/macro';
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { isCalm } from './is-calm.ts';
import { usePresence } from './presence.ts';
import { Scrim } from './Scrim.tsx';
import styles from './Sheet.module.css';
import { useModal } from './use-modal.ts';
import { usePull } from './use-pull.ts';

export interface SheetProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** `auto`: as high as what it holds; `tall`: nearly all of the screen. */
  size?: 'auto' | 'tall';
  /** Stays at the lower edge while the rest scrolls: what one came to press. */
  footer?: ReactNode;
  /** The content shows its own heading; the title is only told. */
  isTitleHidden?: boolean;
  /** Only words to read, nothing to press: the keyboard stops there, so that it can scroll them. */
  isToRead?: boolean;
  /** A standing panel at the page's beginning instead of one from below. */
  side?: boolean;
}

/** The sheet itself, with all that moves it: a tenth of what the whole page weighs. */
export function MovingSheet(props: SheetProps) {
  const { title, onClose, children, size = 'auto', footer, isTitleHidden, isToRead } = props;
  const { side = false } = props;
  const { t } = useLingui();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { isLeaving, onGone } = usePresence();
  const [poses] = useState(() => posesFor(side));
  const pull = usePull(panel, onClose);
  useModal({ panel, isLeaving, onClose, closes: 'any' });
  return createPortal(
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <div className={classNames(styles.layer, isLeaving && styles.leaving)}>
          <Scrim onClose={onClose} />
          <m.div
            className={classNames(styles.mover, side && styles.side)}
            initial={poses.away}
            animate={isLeaving ? poses.away : poses.here}
            onAnimationComplete={() => isLeaving && onGone()}
          >
            <div
              ref={panel}
              className={classNames(styles.panel, styles[size])}
              role="dialog"
              aria-modal="true"
              aria-labelledby={titleId}
              tabIndex={-1}
            >
              <div className={styles.head} {...(side ? {} : pull)}>
                <span className={styles.grip} aria-hidden="true" />
                <h2 id={titleId} className={classNames(styles.title, isTitleHidden && styles.told)}>
                  {title}
                </h2>
                <IconButton label={t`Close`} icon={X} onClick={onClose} />
              </div>
              <div
                className={styles.body}
                {...(isToRead && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
              >
                {children}
              </div>
              {footer && <div className={styles.footer}>{footer}</div>}
            </div>
          </m.div>
        </div>
      </MotionConfig>
    </LazyMotion>,
    document.body,
  );
}

/**
 * Motion tells where it came from: from below under the thumb, from the side, or out of the middle.
 * Who wants less of it gets a fade.
 */
function posesFor(side: boolean) {
  if (isCalm()) {
    const transition = { duration: 0.16, ease: 'linear' } as const;
    return { here: { opacity: 1, transition }, away: { opacity: 0, transition } };
  }
  const spring = { type: 'spring', stiffness: 420, damping: 38, mass: 0.9 } as const;
  const leave = { duration: 0.18, ease: 'easeIn' } as const;
  if (side) {
    const away = document.dir === 'rtl' ? '100%' : '-100%';
    return { here: { x: 0, transition: spring }, away: { x: away, transition: leave } };
  }
  if (matchMedia('(min-width: 720px)').matches) {
    return {
      here: { y: 0, scale: 1, opacity: 1, transition: spring },
      away: { y: 12, scale: 0.96, opacity: 0, transition: leave },
    };
  }
  return { here: { y: 0, transition: spring }, away: { y: '102%', transition: leave } };
}
