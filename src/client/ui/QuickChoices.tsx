import type { ReactNode } from 'react';
import styles from './QuickChoices.module.css';

/** Chips that spare typing, each row as wide as what stands above it. */
export function QuickChoices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {children}
    </fieldset>
  );
}
