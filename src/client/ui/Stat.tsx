import type { ReactNode } from 'react';
import styles from './Stat.module.css';

/** A few figures beside each other, each under its name. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>;
}

export function Stat({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.stat}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The one figure that a card is about. */
export function Figure({ children }: { children: ReactNode }) {
  return <p className={styles.figure}>{children}</p>;
}
