import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { usePresence } from './presence.ts';
import { Scrim } from './Scrim.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  /**
   * `button`: neither scrim nor Escape closes it, only its own button. `answer`: not even that, only
   * what it asks for.
   */
  closes?: 'any' | 'button' | 'answer';
  size?: 's' | 'm' | 'l';
  children: ReactNode;
  footer?: ReactNode;
  isTitleHidden?: boolean;
}

/** A card in the middle of the screen, for what wants an answer. Moves by CSS alone. */
export function Dialog(props: DialogProps) {
  const { title, onClose, closes = 'any', size = 'm', children, footer, isTitleHidden } = props;
  const { t } = useLingui();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { isLeaving, onGone } = usePresence();
  useModal({ panel, isLeaving, onClose, closes: closes === 'any' ? 'any' : 'button' });
  return createPortal(
    <div
      className={classNames(styles.layer, isLeaving && styles.leaving)}
      onAnimationEnd={(event) => isLeaving && event.target === event.currentTarget && onGone()}
    >
      <Scrim onClose={closes === 'any' ? onClose : undefined} />
      <div
        ref={panel}
        className={classNames(styles.panel, styles[size])}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={classNames(styles.title, isTitleHidden && styles.told)}>
            {title}
          </h2>
          {closes !== 'answer' && <IconButton label={t`Close`} icon={X} onClick={onClose} />}
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>,
    document.body,
  );
}
