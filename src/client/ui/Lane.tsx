import type { ReactNode } from 'react';
import styles from './Lane.module.css';

interface LaneProps {
  label?: string;
  /** List items, each as wide as it is. */
  children: ReactNode;
  /** At a desk all of it is in sight: a mouse has no thumb to push a row with. */
  isWrapped?: boolean;
}

/** A row of things that reaches from edge to edge and is pushed by a thumb. */
export function Lane({ label, children, isWrapped = false }: LaneProps) {
  return (
    <ul className={styles.lane} data-wrapped={isWrapped || undefined} aria-label={label}>
      {children}
    </ul>
  );
}
