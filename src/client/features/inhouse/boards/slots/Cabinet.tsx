import type { ReactNode } from 'react';
import styles from './Cabinet.module.css';

interface CabinetProps {
  look: 'orchard' | 'garden';
  reels: 3 | 5;
  isTurning: boolean;
  /** Spins that cost nothing: the lamps change their colour. */
  isFree?: boolean;
  children: ReactNode;
}

/** A case of brass and wood with lamps around it, its drums behind glass. */
export function Cabinet({ look, reels, isTurning, isFree = false, children }: CabinetProps) {
  return (
    <div
      className={styles.cabinet}
      data-look={look}
      data-reels={reels}
      data-turning={isTurning || undefined}
      data-free={isFree || undefined}
    >
      <span className={styles.lamps} aria-hidden="true" />
      <span className={styles.lamps} aria-hidden="true" data-second="" />
      <div className={styles.glass} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
