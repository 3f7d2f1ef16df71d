import { use } from 'react';
import styles from './Backdrop.module.css';
import { StageSlotsContext } from './stage-slots.ts';

interface BackdropProps {
  /** What stands behind the board, and what hangs over it: drawings of `art/`. */
  ground?: string | undefined;
  above?: string | undefined;
  /** What flies has left the ground below. */
  isLeft?: boolean;
}

/** A game's own place, out of its cover's hands. It comes with the board, and a round that is only looked at goes without. */
export function Backdrop({ ground, above, isLeft = false }: BackdropProps) {
  if (use(StageSlotsContext) === null) return null;
  return (
    <div className={styles.backdrop} data-left={isLeft || undefined} aria-hidden="true">
      {ground && <img className={styles.ground} src={ground} alt="" decoding="async" />}
      {above && <img className={styles.above} src={above} alt="" decoding="async" />}
    </div>
  );
}
