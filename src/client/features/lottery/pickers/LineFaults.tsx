import { Plural, Trans } from '@lingui/react/macro';
import type { LineFault } from '#lottery/parse-numbers.ts';
import styles from './Pickers.module.css';

/** What could not be read of a pasted text, line by line. */
export function LineFaults({ faults }: { faults: readonly LineFault[] }) {
  if (faults.length === 0) return null;
  const more = faults.length - faultsShown;
  return (
    <ul className={styles.wrong}>
      {faults.slice(0, faultsShown).map(({ line, written }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may stand twice in one line
        <li key={index}>
          <Trans>
            Line {line}: “{written}” is no number of this bet
          </Trans>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Plural value={more} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  );
}

const faultsShown = 5;
