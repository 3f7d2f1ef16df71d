import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who listen, where those who look see a picture. */
export function VisuallyHidden({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
