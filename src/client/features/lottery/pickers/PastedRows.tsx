import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { Play } from '#lottery/types.ts';
import type { DraftChange } from '../draft.ts';
import { LineFaults } from './LineFaults.tsx';
import pasted from './PastedRows.module.css';
import styles from './Pickers.module.css';
import { parseRows, type RowsPicker } from './parse-rows.ts';

interface PastedRowsProps {
  play: Play;
  picker: RowsPicker;
  change: (change: DraftChange) => void;
}

/** Bets of rows as typed or pasted: each line goes to the slip as a bet of its own. */
export function PastedRows({ play, picker, change }: PastedRowsProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const { choices, repeated, faults } = parseRows(play, picker, text);
  return (
    <details className={pasted.paste}>
      <summary>
        <Trans>Type or paste bets</Trans>
      </summary>
      <textarea
        className={styles.text}
        rows={3}
        autoComplete="off"
        aria-label={t`Bets, one a line`}
        aria-describedby={`${id}-note`}
        placeholder={exampleOf(picker)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div id={`${id}-note`} className={styles.note} aria-live="polite">
        <LineFaults faults={faults} />
        {picker.rows.length > 1 ? (
          <Trans>One bet a line; a bar | parts its rows.</Trans>
        ) : (
          <Trans>One bet a line.</Trans>
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
      </div>
      <Button
        variant="outline"
        isWide
        disabled={choices.length === 0}
        onClick={() => {
          change({ kind: 'add-all', choices });
          setText('');
        }}
      >
        <Plural value={choices.length} one="Add # bet to the slip" other="Add # bets to the slip" />
      </Button>
    </details>
  );
}

/** Two bets that the play takes, or nearly: the field says where the rows are parted. */
function exampleOf({ kind, rows, symbols }: RowsPicker): string {
  let at = 0;
  const row = (take: number) =>
    Array.from({ length: take }, () => symbols[at++ % symbols.length]).join(' ');
  const bet = () =>
    kind === 'positions'
      ? rows.map(() => row(1)).join(' | ')
      : rows.map(({ take }) => row(take)).join(' | ');
  return `${bet()}\n${bet()}`;
}
