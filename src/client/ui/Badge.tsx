import styles from './Badge.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface BadgeProps {
  count: number;
  /** The count in words, for who does not see it. */
  label: string;
}

/** How many wait; nothing at all where none does. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > mostShown ? `${mostShown}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

const mostShown = 99;
