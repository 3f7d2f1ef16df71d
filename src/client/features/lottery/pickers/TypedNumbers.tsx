import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { parseNumbers } from '#lottery/parse-numbers.ts';
import type { Choice, Picker, Play } from '#lottery/types.ts';
import type { DraftChange } from '../draft.ts';
import { LineFaults } from './LineFaults.tsx';
import styles from './Pickers.module.css';

interface TypedNumbersProps {
  play: Play;
  picker: Extract<Picker, { kind: 'text' }>;
  picks: Choice;
  change: (change: DraftChange) => void;
}

/** Numbers as typed or pasted, each line checked by itself. */
export function TypedNumbers({ play, picker, picks, change }: TypedNumbersProps) {
  const { t } = useLingui();
  const id = useId();
  const picked = picks[0] ?? [];
  const isDigits = picker.symbols.every((symbol) => symbol.length === 1);
  const between = isDigits ? ' ' : ', ';
  const [text, setText] = useState(picked.join(between));
  const read = parseNumbers(play, text);
  const { repeated } = read;
  const take = (typed: string) => {
    setText(typed);
    change({ kind: 'picks', picks: parseNumbers(play, typed).choice });
  };
  // Another hand (a random pick, "Clear") has changed the picks: the field follows.
  const shownText = read.choice[0]?.join() === picked.join() ? text : picked.join(between);
  return (
    <div className={styles.row}>
      <label className={styles.rowName} htmlFor={id}>
        <Trans>Your numbers</Trans>
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={3}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t`Type or paste: ${exampleOf(picker)}`}
        value={shownText}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => take(target.value)}
      />
      <div id={`${id}-note`} className={styles.note} aria-live="polite">
        {read.faults.length > 0 ? (
          <LineFaults faults={read.faults} />
        ) : (
          <>
            {isDigits ? (
              <Trans>Separate numbers with a space, a comma or a new line.</Trans>
            ) : (
              <Trans>Separate bets with a comma or a new line: 01 02 03, 04 05 06.</Trans>
            )}
            {repeated > 0 && (
              <>
                {' '}
                <Plural
                  value={repeated}
                  one="# was there twice and counts once."
                  other="# were there twice and count once."
                />
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function exampleOf({ length, symbols }: Extract<Picker, { kind: 'text' }>): string {
  const isDigits = symbols.every((symbol) => symbol.length === 1);
  const example = (from: number) =>
    Array.from({ length }, (_, place) => symbols[(from + place * 3) % symbols.length]).join(
      isDigits ? '' : ' ',
    );
  return `${example(1)}${isDigits ? ' ' : ', '}${example(2)}`;
}
