import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './List.module.css';

/** Things of one kind below each other. */
export function List({ isRoomy = false, children }: { isRoomy?: boolean; children: ReactNode }) {
  return <ul className={classNames(styles.list, isRoomy && styles.roomy)}>{children}</ul>;
}

interface RowProps {
  title: ReactNode;
  /** A line of second rank below the title. */
  note?: ReactNode;
  icon?: LucideIcon;
  /** The icon stands on a coin, where the rows are the screen's main thing. */
  hasMark?: boolean;
  /** At the line's end: a sum above how it stands, or a button. */
  end?: ReactNode;
  /** Makes the whole row a button. */
  onPress?: () => void;
  /** Shows that a press leads further. */
  isWay?: boolean;
  /** An offer beside the things listed. */
  isDashed?: boolean;
  /** Names the row for tests and styles that look for one of them. */
  data?: Record<`data-${string}`, string | undefined>;
}

/** One thing of a list, or with `RowButton` alone something to press that looks like one. */
export function Row(props: RowProps) {
  if (props.onPress) {
    return (
      <li>
        <RowButton {...props} onPress={props.onPress} />
      </li>
    );
  }
  return (
    <li {...props.data} className={lookOf(props)}>
      <RowParts {...props} />
    </li>
  );
}

export function RowButton(props: RowProps & { onPress: () => void }) {
  return (
    <button {...props.data} type="button" className={lookOf(props)} onClick={props.onPress}>
      <RowParts {...props} />
    </button>
  );
}

function lookOf({ hasMark, isDashed, isWay }: RowProps): string {
  const look = classNames(styles.row, hasMark && styles.main, isDashed && styles.dashed);
  return classNames(look, isWay && styles.way);
}

function RowParts({ title, note, icon, hasMark = false, end, isWay = false }: RowProps) {
  return (
    <>
      {icon && hasMark && (
        <span className={styles.mark}>
          <Icon of={icon} size={24} />
        </span>
      )}
      {icon && !hasMark && <Icon of={icon} size={22} />}
      <span className={styles.words}>
        <b>{title}</b>
        {note}
      </span>
      {end && <span className={styles.end}>{end}</span>}
      {isWay && (
        <span className={styles.further}>
          <Icon of={ChevronRight} isDirectional />
        </span>
      )}
    </>
  );
}
