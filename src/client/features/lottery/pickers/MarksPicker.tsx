import { useLingui } from '@lingui/react/macro';
import { timesOf } from '#lottery/slip.ts';
import type { Picker, Play } from '#lottery/types.ts';
import type { Draft, DraftChange } from '../draft.ts';
import { nameMark, nameRow } from '../mark-words.ts';
import { toggled } from '../quick-picks.ts';
import { seriesOf } from '../slip/series-of.ts';
import type { Board } from '../use-lottery-game.ts';
import { writeTimes } from '../write-times.ts';
import styles from './Pickers.module.css';

interface MarksPickerProps {
  board: Board;
  play: Play;
  picker: Extract<Picker, { kind: 'marks' }>;
  draft: Draft;
  change: (change: DraftChange) => void;
}

/** Buttons that each say what they pay: sides, sums, spans, animals. */
export function MarksPicker({ board, play, picker, draft, change }: MarksPickerProps) {
  const { i18n } = useLingui();
  const series = seriesOf(board, draft);
  return picker.rows.map(({ code, marks }, row) => {
    const picked = draft.picks[row] ?? [];
    return (
      <fieldset key={code} className={styles.row}>
        {picker.rows.length > 1 && (
          <legend className={styles.rowName}>{nameRow(i18n, code)}</legend>
        )}
        <div className={styles.marks} data-many={marks.length > 12 || undefined}>
          {marks.map((mark) => (
            <button
              key={mark}
              type="button"
              className={styles.mark}
              aria-pressed={picked.includes(mark)}
              onClick={() => change({ kind: 'row', row, symbols: toggled(picked, mark, marks) })}
            >
              <span>{nameMark(i18n, mark)}</span>
              <span className={styles.pays}>
                ×{paysOf({ play, row, mark, series }, i18n.locale)}
              </span>
            </button>
          ))}
        </div>
      </fieldset>
    );
  });
}

interface PaidMark {
  play: Play;
  row: number;
  mark: string;
  series: number;
}

/** For one unit on this button alone; a button that stands for several notes pays as one of them. */
function paysOf({ play, row, mark, series }: PaidMark, language: string): string {
  const rows = play.picker.kind === 'marks' ? play.picker.rows.length : 1;
  const choice = Array.from({ length: rows }, (_, index) => (index === row ? [mark] : []));
  const [share] = play.stakes(choice);
  const tier = play.tiers.find(({ code }) => code === share?.tier);
  return tier ? writeTimes(timesOf(tier, series), language) : '';
}
