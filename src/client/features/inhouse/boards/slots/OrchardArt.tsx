import '#client/ui/card-tokens.css';
import type { OrchardSymbol } from '#games/slots/orchard.ts';
import styles from './Art.module.css';

/** Cut paper, in a square of a hundred. */
export function orchardArt(symbol: OrchardSymbol) {
  switch (symbol) {
    case 'seven':
      return (
        <>
          <path className={styles.hot} d="M22 18H80V34L56 84H34L57 38H36V48H22Z" />
          <path className={styles.line} d="M30 26H70" />
        </>
      );
    case 'bar':
      return (
        <>
          <rect className={styles.ink} x="12" y="32" width="76" height="36" rx="8" />
          <rect className={styles.edge} x="17" y="37" width="66" height="26" rx="5" />
          <text className={styles.bar} x="50" y="58.5">
            BAR
          </text>
        </>
      );
    case 'bell':
      return (
        <>
          <circle className={styles.deep} cx="50" cy="80" r="8" />
          <path
            className={styles.gold}
            d="M50 14Q56 14 56 20Q74 26 75 48Q76 66 86 74H14Q24 66 25 48Q26 26 44 20Q44 14 50 14Z"
          />
          <path className={styles.light} d="M37 34Q32 42 33 56" />
        </>
      );
    case 'plum':
      return (
        <>
          <path
            className={styles.plum}
            d="M50 26Q84 22 84 54Q82 86 50 86Q18 86 16 54Q16 22 50 26Z"
          />
          <path className={styles.line} d="M50 28Q42 54 52 84" />
          <path className={styles.leaf} d="M50 28Q52 10 76 12Q72 30 50 28Z" />
        </>
      );
    case 'lemon':
      return (
        <>
          <path
            className={styles.gold}
            d="M12 60Q14 30 46 24Q68 20 80 30L90 28L86 40Q90 66 64 80Q40 90 22 76L12 76Z"
          />
          <path className={styles.light} d="M34 44Q44 34 58 34" />
          <path className={styles.leaf} d="M46 24Q40 8 60 8Q66 20 46 24Z" />
        </>
      );
    case 'cherry':
      return (
        <>
          <path className={styles.stem} d="M32 62Q36 30 66 14Q64 38 70 58" />
          <path className={styles.leaf} d="M66 14Q88 8 92 26Q74 32 66 14Z" />
          <circle className={styles.hot} cx="31" cy="69" r="19" />
          <circle className={styles.hot} cx="70" cy="70" r="18" />
          <path className={styles.light} d="M22 66Q24 58 31 57M62 66Q64 60 70 59" />
        </>
      );
  }
}
