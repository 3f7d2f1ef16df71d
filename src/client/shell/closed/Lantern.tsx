import styles from './Lantern.module.css';

/** A paper lantern: lit when somebody is at work behind the curtain, out where we may not come. */
export function Lantern({ isLit }: { isLit: boolean }) {
  return (
    <svg
      className={isLit ? styles.lit : styles.out}
      viewBox="0 0 120 150"
      width="120"
      height="150"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.cord} d="M60 0v22M60 120v18" />
      <circle className={styles.light} cx="60" cy="72" r="56" />
      <path className={styles.cap} d="M42 22h36l4 9H38zM38 112h44l-4 9H42z" />
      <path className={styles.body} d="M38 31h44c26 22 26 59 0 81H38C12 90 12 53 38 31z" />
      <path
        className={styles.ribs}
        d="M46 31c-16 22-16 59 0 81M60 31v81M74 31c16 22 16 59 0 81M22 56h76M19 72h82M22 88h76"
      />
      <path className={styles.tassel} d="M60 136l-5 12M60 136v14M60 136l5 12" />
    </svg>
  );
}
