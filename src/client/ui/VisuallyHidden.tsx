import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who listen, where those who look see a picture. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
