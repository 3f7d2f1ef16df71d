import { useLingui } from '@lingui/react/macro';
import { Eraser } from 'lucide-react';
import { Icon } from '#client/ui/Icon.tsx';
import type { Choice, Picker } from '#lottery/types.ts';
import { ballLook } from '../ball-look.ts';
import type { DraftChange } from '../draft.ts';
import { nameRow } from '../mark-words.ts';
import { type QuickPick, quickPick, quickPicks, toggled } from '../quick-picks.ts';
import styles from './Pickers.module.css';

interface RowsPickerProps {
  family: string;
  picker: Extract<Picker, { kind: 'positions' | 'sets' }>;
  picks: Choice;
  isFull: (row: number, symbol: string) => boolean;
  change: (change: DraftChange) => void;
}

/** One row a position, or one a part of the bet; a tap marks a number and takes the mark back. */
export function RowsPicker({ family, picker, picks, isFull, change }: RowsPickerProps) {
  const { i18n } = useLingui();
  const codes = picker.kind === 'positions' ? picker.rows : picker.rows.map(({ code }) => code);
  return codes.map((code, row) => (
    <Row
      key={code}
      family={family}
      name={nameRow(i18n, code, { family })}
      takes={picker.kind === 'sets' ? picker.rows[row]?.take : undefined}
      symbols={picker.symbols}
      picked={picks[row] ?? []}
      isFull={(symbol) => isFull(row, symbol)}
      onPick={(symbols) => change({ kind: 'row', row, symbols })}
    />
  ));
}

interface RowProps {
  family: string;
  name: string;
  takes: number | undefined;
  symbols: readonly string[];
  picked: readonly string[];
  isFull: (symbol: string) => boolean;
  onPick: (symbols: readonly string[]) => void;
}

function Row({ family, name, takes, symbols, picked, isFull, onPick }: RowProps) {
  const { t } = useLingui();
  const words: Record<Exclude<QuickPick, 'clear'>, string> = {
    all: t`All`,
    big: t`Big`,
    small: t`Small`,
    odd: t`Odd`,
    even: t`Even`,
  };
  return (
    <fieldset className={styles.row}>
      <legend className={styles.rowName}>
        {name}
        {takes !== undefined && takes > 1 && (
          <span className={styles.takes}>{t`choose ${takes} or more`}</span>
        )}
      </legend>
      <div className={styles.quick} role="toolbar" aria-label={t`Quick picks: ${name}`}>
        {quickPicks.map((pick) => (
          <button
            key={pick}
            type="button"
            className={styles.quickPick}
            aria-label={pick === 'clear' ? t`Clear` : undefined}
            onClick={() => onPick(quickPick(pick, symbols).filter((symbol) => !isFull(symbol)))}
          >
            {pick === 'clear' ? <Icon of={Eraser} size={16} /> : words[pick]}
          </button>
        ))}
      </div>
      <div
        className={styles.symbols}
        data-many={symbols.length > 12 || undefined}
        data-ten={symbols.length === 10 || undefined}
        data-eleven={symbols.length === 11 || undefined}
      >
        {symbols.map((symbol) => (
          <button
            key={symbol}
            type="button"
            className={styles.symbol}
            data-look={ballLook(family, symbol)}
            aria-pressed={picked.includes(symbol)}
            aria-label={isFull(symbol) ? t`${symbol}, sold out` : undefined}
            data-full={isFull(symbol) || undefined}
            disabled={isFull(symbol) && !picked.includes(symbol)}
            onClick={() => onPick(toggled(picked, symbol, symbols))}
          >
            {symbol}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
