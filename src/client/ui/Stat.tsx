import type { ReactNode } from 'react';
import styles from './Stat.module.css';

/** A few figures beside each other, each under its name. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>;
}

interface StatProps {
  name: ReactNode;
  children: ReactNode;
  /** A gain. */
  isGood?: boolean;
}

export function Stat({ name, children, isGood = false }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt>{name}</dt>
      <dd data-good={isGood || undefined}>{children}</dd>
    </div>
  );
}

/** The one figure that a card is about. */
export function Figure({ children }: { children: ReactNode }) {
  return <p className={styles.figure}>{children}</p>;
}
