import { ChipRow } from '#client/ui/ChipRow.tsx';
import styles from './ChoiceRow.module.css';

interface ChoiceRowProps<Key extends string> {
  label: string;
  chips: readonly { key: Key; label: string }[];
  chosen: Key;
  onChoose: (key: Key) => void;
}

/** What is chosen among stands before the choices, once, so that each of them is a short word. */
export function ChoiceRow<Key extends string>(props: ChoiceRowProps<Key>) {
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {props.label}
      </span>
      <ChipRow {...props} />
    </div>
  );
}
