import { useLingui } from '@lingui/react/macro';
import { animalOf, animals } from '#lottery/plays/lhc.ts';
import { ballName } from '#lottery/results.ts';
import { timesOf } from '#lottery/slip.ts';
import type { Picker, Play } from '#lottery/types.ts';
import { ballLook } from '../ball-look.ts';
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
  isFull: (row: number, symbol: string) => boolean;
  change: (change: DraftChange) => void;
}

/** Buttons that each say what they pay: sides, sums, spans, animals. */
export function MarksPicker({ board, play, picker, draft, isFull, change }: MarksPickerProps) {
  const { t, i18n } = useLingui();
  const series = seriesOf(board, draft);
  // An animal's balls change with the year: the draw's own year counts.
  const drawnAt = board.game.opened ? new Date(board.game.opened.drawsAt) : undefined;
  return picker.rows.map(({ code, marks }, row) => {
    const picked = draft.picks[row] ?? [];
    return (
      <fieldset key={code} className={styles.row}>
        {picker.rows.length > 1 && (
          <legend className={styles.rowName}>{nameRow(i18n, code, { drawnAt })}</legend>
        )}
        <div
          className={styles.marks}
          data-many={marks.length > 12 || undefined}
          data-sides={marks.length === 4 || undefined}
          data-animals={marks.every(isAnimal) || undefined}
        >
          {marks.map((mark) => (
            <button
              key={mark}
              type="button"
              className={styles.mark}
              data-look={lookOf(board.game.family, mark)}
              aria-pressed={picked.includes(mark)}
              data-full={isFull(row, mark) || undefined}
              disabled={isFull(row, mark) && !picked.includes(mark)}
              onClick={() => change({ kind: 'row', row, symbols: toggled(picked, mark, marks) })}
            >
              <span className={styles.markName}>{nameMark(i18n, mark, drawnAt)}</span>
              {isAnimal(mark) && <span className={styles.owns}>{ballsOf(mark)}</span>}
              <span className={styles.pays}>
                {isFull(row, mark)
                  ? t`sold out`
                  : `×${paysOf({ play, row, mark, series }, i18n.locale)}`}
              </span>
            </button>
          ))}
        </div>
      </fieldset>
    );
  });
}

const isAnimal = (mark: string) => animals.includes(mark);

/** Whoever does not know the zodiac's tables reads on the button which balls an animal owns. */
function ballsOf(animal: string): string {
  return Array.from({ length: 49 }, (_, index) => index + 1)
    .filter((ball) => animalOf(ball) === animal)
    .map(ballName)
    .join(' ');
}

function lookOf(family: string, mark: string): string | undefined {
  return isColour(mark) ? mark : ballLook(family, mark);
}

const isColour = (mark: string) => ['red', 'blue', 'green'].includes(mark);

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
