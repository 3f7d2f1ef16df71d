import type { ReactNode } from 'react';
import styles from './MemberScreen.module.css';

/** Entries that belong together, under their heading. */
export function EntryGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.entries}>{children}</ul>
    </section>
  );
}
