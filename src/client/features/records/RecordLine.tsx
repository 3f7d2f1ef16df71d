import { type ReactNode, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Fact, Facts } from '#client/ui/Facts.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import styles from './RecordLine.module.css';

export interface Detail {
  key: string;
  name: ReactNode;
  value: ReactNode;
}

interface RecordLineProps {
  /** A game's cover, or a coin with the sign of what it was. */
  picture: ReactNode;
  title: ReactNode;
  note: ReactNode;
  figure: ReactNode;
  /** Money that came in is green; what went out is no alarm. */
  isIn?: boolean;
  /** Below the figure. */
  under?: ReactNode;
  /** Where a press leads, in words. */
  way?: { label: string; onPress: () => void };
  /** Numbers that somebody may have to say on the telephone: shown by a press where there is no other way. */
  details?: readonly Detail[];
}

/** One event, one line: what it was, when, and what it came to. The rest is behind a press. */
export function RecordLine(props: RecordLineProps) {
  const { picture, title, note, figure, isIn = false, under, way, details = [] } = props;
  const [isOpen, setOpen] = useState(false);
  const parts = (
    <>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.what}>
        <b>{title}</b>
        <span className={styles.quiet}>{note}</span>
      </span>
      <span className={styles.figures}>
        <b className={classNames(isIn && styles.in)}>{figure}</b>
        {under && <span className={styles.quiet}>{under}</span>}
      </span>
    </>
  );
  if (way) {
    return (
      <button type="button" className={styles.row} onClick={way.onPress}>
        {parts}
        <VisuallyHidden>{way.label}</VisuallyHidden>
      </button>
    );
  }
  if (details.length === 0) return <div className={styles.row}>{parts}</div>;
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {parts}
      </button>
      {isOpen && (
        <div className={styles.details}>
          <Facts>
            {details.map(({ key, name, value }) => (
              <Fact key={key} name={name}>
                {value}
              </Fact>
            ))}
          </Facts>
        </div>
      )}
    </>
  );
}
