import { useLingui } from '@lingui/react/macro';
import { nameMark } from './mark-words.ts';
import styles from './Trends.module.css';

interface RoadDrawingProps {
  /** The oldest first; equal marks stand in one column. */
  columns: readonly (readonly string[])[];
  /** The mark that is drawn filled; the other one is a ring. */
  first: string;
}

/** The newest columns of a road, as many as a narrow phone shows; a long one goes on to the side, as on a table's board. */
export function RoadDrawing({ columns, first }: RoadDrawingProps) {
  const { i18n } = useLingui();
  const shown = columns.slice(-columnsShown);
  const other = columns.flat().find((mark) => mark !== first);
  return (
    <>
      <svg
        className={styles.roadDrawing}
        viewBox={`0 0 ${columnsShown * cell} ${rows * cell}`}
        aria-hidden="true"
        focusable="false"
      >
        {shown.flatMap((column, at) =>
          column.slice(0, rows).map((mark, row) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a road is known by its places alone
              key={`${at}-${row}`}
              className={mark === first ? styles.filled : styles.ring}
              cx={at * cell + cell / 2}
              cy={row * cell + cell / 2}
              r={cell / 2 - 2}
            />
          )),
        )}
        {shown.map((column, at) =>
          column.length > rows ? (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: a road is known by its places alone
              key={at}
              className={styles.longer}
              x={at * cell + cell / 2}
              y={rows * cell - cell / 2 + 3.5}
            >
              {column.length}
            </text>
          ) : null,
        )}
      </svg>
      <p className={styles.legend} aria-hidden="true">
        <span data-mark="filled">{nameMark(i18n, first)}</span>
        {other && <span data-mark="ring">{nameMark(i18n, other)}</span>}
      </p>
    </>
  );
}

const columnsShown = 20;
const rows = 6;
const cell = 16;
