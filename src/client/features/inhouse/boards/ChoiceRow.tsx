import { ChipRow } from '#client/ui/ChipRow.tsx';
import { StagePart } from '../stage/StagePart.tsx';
import styles from './ChoiceRow.module.css';
import { useIsPlayed } from './Controls.tsx';

interface ChoiceRowProps<Key extends string> {
  label: string;
  chips: readonly { key: Key; label: string }[];
  chosen: Key;
  onChoose: (key: Key) => void;
}

/**
 * What is chosen among stands before the choices, once, so that each of them is a short word. In a round
 * that is only looked at there is nothing to choose, and what was chosen is written there.
 */
export function ChoiceRow<Key extends string>(props: ChoiceRowProps<Key>) {
  const isPlayed = useIsPlayed();
  const chosen = props.chips.find(({ key }) => key === props.chosen);
  return (
    <StagePart at="settings">
      <div className={styles.row}>
        <span className={styles.label} aria-hidden="true">
          {props.label}
        </span>
        {isPlayed ? <ChipRow {...props} /> : <span>{chosen?.label}</span>}
      </div>
    </StagePart>
  );
}
