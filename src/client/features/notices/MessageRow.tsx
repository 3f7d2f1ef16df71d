import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Time } from '#client/ui/Time.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { Message } from '#contract/notices.ts';
import { kindIcons } from './kind-words.ts';
import styles from './Notices.module.css';
import { useSwipeAway } from './use-swipe-away.ts';

interface MessageRowProps {
  message: Message;
  onDelete: () => void;
}

/** One message of the list; a finger may push it out. */
export function MessageRow({ message, onDelete }: MessageRowProps) {
  const { t } = useLingui();
  const row = useRef<HTMLLIElement>(null);
  const swipe = useSwipeAway(row, onDelete);
  const { id, kind, title, text, at, isRead } = message;
  return (
    <li ref={row} className={styles.row} data-unread={!isRead || undefined} {...swipe}>
      <Link to="/member/messageV2" search={{ message: id }} className={styles.open}>
        <span className={styles.kind}>
          <Icon of={kindIcons[kind]} size={22} />
        </span>
        <span className={styles.words}>
          <span className={styles.rowTitle}>
            {!isRead && (
              <VisuallyHidden>
                <Trans>Unread</Trans>{' '}
              </VisuallyHidden>
            )}
            {title}
          </span>
          <span className={styles.text}>{text}</span>
          <span className={styles.when}>
            <Time at={at} />
          </span>
        </span>
      </Link>
      <IconButton label={t`Delete: ${title}`} icon={Trash2} onClick={onDelete} />
    </li>
  );
}
