import { ChipMark } from '#client/features/inhouse/boards/ChipMark.tsx';
import styles from './BetSpot.module.css';

/** The circle printed on the cloth, with the chip in it. */
export function BetSpot({ minor, currency }: { minor: string; currency: string }) {
  return (
    <span className={styles.spot}>
      <ChipMark minor={BigInt(minor)} currency={currency} isWon={false} />
    </span>
  );
}
