import { formatMoment, formatTimestamp, isTimestamp } from './format-time.ts';
import styles from './Time.module.css';
import { useHydrated } from './use-hydrated.ts';

/** A timestamp of the merchant's clock, or a moment, which is shown in the reader's own zone. */
export function Time({ at }: { at: string }) {
  const isHydrated = useHydrated();
  const text = isTimestamp(at)
    ? formatTimestamp(at)
    : formatMoment(at, isHydrated ? -new Date(at).getTimezoneOffset() : 0);
  return (
    <time className={styles.time} dateTime={at}>
      {text}
    </time>
  );
}
