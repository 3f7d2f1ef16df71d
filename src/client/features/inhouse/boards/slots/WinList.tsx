import type { ReactNode } from 'react';
import styles from './WinList.module.css';

/** Below the reels: what a spin brought, a line a win, read out as it comes. */
export function WinList({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.wins} aria-live="polite">
      {children}
    </ul>
  );
}
