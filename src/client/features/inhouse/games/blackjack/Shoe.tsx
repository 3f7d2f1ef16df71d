import styles from './Shoe.module.css';

/** The shoe at the dealer's hand, out of which every card comes. */
export function Shoe() {
  return (
    <svg className={styles.shoe} viewBox="0 0 96 84" aria-hidden="true">
      <path className={styles.shadow} d="M14 70L60 82L94 46L88 66L60 84L12 76Z" />
      <path className={styles.side} d="M58 78L92 42V18L58 46Z" />
      <path className={styles.front} d="M10 64L58 78V46L10 32Z" />
      <path className={styles.top} d="M10 32L48 4L92 18L58 46Z" />
      <path className={styles.back} d="M22 32L51 10L81 19L56 40Z" />
      <path className={styles.edge} d="M22 32L56 40V43L22 35.500Z" />
      <path className={styles.slot} d="M16 56L52 66.500V72L16 61.500Z" />
      <path className={styles.card} d="M18 58L49 67L44 80L12 70Z" />
      <path className={styles.back} d="M20 60.500L45 67.800L42 76.500L16 68.500Z" />
    </svg>
  );
}
