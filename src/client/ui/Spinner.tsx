import styles from './Spinner.module.css';

/** Three lights of a string, one after the other. Say beside it what is awaited. */
export function Spinner() {
  return (
    <span className={styles.spinner} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
