import type { ReactNode } from 'react';
import styles from './SendBar.module.css';

/**
 * What sends a long form, always in reach of the thumb: it stands over the bottom bar while the form
 * is longer than the screen. What is to be said about the sending stands in it, above the button.
 */
export function SendBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
