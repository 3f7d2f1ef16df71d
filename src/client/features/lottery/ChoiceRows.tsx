import '#client/ui/card-tokens.css';
import { useLingui } from '@lingui/react/macro';
import { findPlay } from '#lottery/plays/find-play.ts';
import type { Choice, Family, Line, Picker } from '#lottery/types.ts';
import { ballLook } from './ball-look.ts';
import styles from './ChoiceRows.module.css';
import { hasOneMarkEach, nameMark, nameRow } from './mark-words.ts';
import '#client/ui/lottery-tokens.css';

interface ChoiceRowsProps {
  family: Family;
  line: Pick<Line, 'play' | 'choice'>;
  /** An animal's balls depend on the draw's year. */
  drawnAt: Date | undefined;
  /** After the draw: the picks that won, row by row. */
  hits?: Choice;
}

/** What was marked, on paper: each row under its name, each number as it stood on the board. */
export function ChoiceRows({ family, line, drawnAt, hits }: ChoiceRowsProps) {
  const { i18n } = useLingui();
  const picker = findPlay(family, line.play)?.picker;
  const names = rowCodes(picker);
  const isNamedAlone = picker !== undefined && hasOneMarkEach(picker);
  const rows = line.choice
    .map((symbols, row) => {
      const won = hits?.[row] ?? [];
      // Of thousands of numbers the winning one is not cut off.
      const others = won.length > 0 ? symbols.filter((one) => !won.includes(one)) : symbols;
      const shown = symbols.length > mostShown ? [...won, ...others] : symbols;
      return { symbols: shown, won, code: names[row] ?? String(row) };
    })
    .filter(({ symbols }) => symbols.length > 0);
  return (
    <ul className={styles.rows}>
      {rows.map(({ code, symbols, won }) => (
        <li key={code} className={styles.row}>
          {names.length > 1 && (
            <span className={styles.name}>{nameRow(i18n, code, { family, drawnAt })}</span>
          )}
          <span className={styles.symbols}>
            {!isNamedAlone &&
              symbols.slice(0, mostShown).map((symbol) => (
                <span
                  key={symbol}
                  className={styles.symbol}
                  data-look={ballLook(family, symbol)}
                  data-hit={won.includes(symbol) || undefined}
                >
                  {nameMark(i18n, symbol, drawnAt)}
                </span>
              ))}
            {isNamedAlone && won.length > 0 && <span className={styles.symbol} data-hit="" />}
            {symbols.length > mostShown && <span>+{symbols.length - mostShown}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A pasted list may hold thousands. */
const mostShown = 60;

function rowCodes(picker: Picker | undefined): readonly string[] {
  if (!picker || picker.kind === 'text') return [];
  return picker.kind === 'positions' ? picker.rows : picker.rows.map(({ code }) => code);
}
