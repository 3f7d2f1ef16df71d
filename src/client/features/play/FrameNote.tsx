import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './FrameNote.module.css';

interface FrameNoteProps {
  icon: LucideIcon;
  children: ReactNode;
  /** The one thing to do about it. */
  action: ReactNode;
}

/** A line between bar and game: what one has to know to go on, and hides nothing of the game. */
export function FrameNote({ icon, children, action }: FrameNoteProps) {
  return (
    <div className={styles.line} role="status">
      <Icon of={icon} size={20} />
      <span>{children}</span>
      {action}
    </div>
  );
}
