import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  heading: ReactNode;
  /** One thing to press at the heading's end. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen under its heading. */
export function Section({ heading, action, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
