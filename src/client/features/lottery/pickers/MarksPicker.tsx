import { useLingui } from '@lingui/react/macro';
import { animalOf, animals } from '#lottery/plays/lhc.ts';
import { ballName } from '#lottery/results.ts';
import { timesOf } from '#lottery/slip.ts';
import type { Picker, Play } from '#lottery/types.ts';
import { ballLook } from '../ball-look.ts';
import type { Draft, DraftChange } from '../draft.ts';
import { hasOneMarkEach, nameMark, nameRow } from '../mark-words.ts';
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
export function MarksPicker(props: MarksPickerProps) {
  const { board, picker } = props;
  const { i18n } = useLingui();
  // An animal's balls change with the year: the draw's own year counts.
  const drawnAt = board.game.opened ? new Date(board.game.opened.drawsAt) : undefined;
  if (hasOneMarkEach(picker)) {
    return (
      <fieldset className={styles.row}>
        <div className={styles.marks} data-animals>
          {picker.rows.map(({ code, marks: [mark = ''] }, row) => (
            <MarkButton
              key={code}
              {...props}
              row={row}
              mark={mark}
              name={nameRow(i18n, code, { drawnAt })}
              animal={code}
            />
          ))}
        </div>
      </fieldset>
    );
  }
  return picker.rows.map(({ code, marks }, row) => (
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
          <MarkButton
            key={mark}
            {...props}
            row={row}
            mark={mark}
            name={nameMark(i18n, mark, drawnAt)}
            animal={mark}
          />
        ))}
      </div>
    </fieldset>
  ));
}

interface MarkButtonProps extends MarksPickerProps {
  row: number;
  mark: string;
  name: string;
  /** Its balls stand on the button, if it is one. */
  animal: string;
}

function MarkButton(props: MarkButtonProps) {
  const { board, play, picker, draft, isFull, change, row, mark, name, animal } = props;
  const { t, i18n } = useLingui();
  const picked = draft.picks[row] ?? [];
  const marks = picker.rows[row]?.marks ?? [];
  const isSoldOut = isFull(row, mark);
  const pays = paysOf({ play, row, mark, series: seriesOf(board, draft) }, i18n.locale);
  return (
    <button
      type="button"
      className={styles.mark}
      data-look={lookOf(board.game.family, mark)}
      aria-pressed={picked.includes(mark)}
      data-full={isSoldOut || undefined}
      disabled={isSoldOut && !picked.includes(mark)}
      onClick={() => change({ kind: 'row', row, symbols: toggled(picked, mark, marks) })}
    >
      <span className={styles.markName}>{name}</span>
      {isAnimal(animal) && <span className={styles.owns}>{ballsOf(animal)}</span>}
      <span className={styles.pays}>{isSoldOut ? t`sold out` : `×${pays}`}</span>
    </button>
  );
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
