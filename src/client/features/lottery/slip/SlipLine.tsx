import { Plural, useLingui } from '@lingui/react/macro';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Money } from '#client/ui/Money.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { type Line, type Unit, units } from '#lottery/types.ts';
import { type Draft, mostMultiple, withinMultiple } from '../draft.ts';
import { namePlay, sayChoice } from '../play-words.ts';
import type { Board } from '../use-lottery-game.ts';
import { quoteLines } from './quote-draft.ts';
import styles from './SlipSheet.module.css';

interface SlipLineProps {
  board: Board;
  draft: Draft;
  line: Line;
  onChange: (part: Partial<Pick<Line, 'unit' | 'multiple'>>) => void;
  onRemove: () => void;
}

/** One bet of the slip: what was picked, and how much is on it. */
export function SlipLine({ board, draft, line, onChange, onRemove }: SlipLineProps) {
  const { t, i18n } = useLingui();
  const quote = quoteLines(board, draft, [line]);
  const name = namePlay(i18n, board.game.family, line.play);
  const set = (multiple: number) => onChange({ multiple: withinMultiple(multiple) });
  return (
    <li className={styles.line}>
      <div className={styles.lineHead}>
        <strong>{name}</strong>
        <IconButton label={t`Remove ${name}`} icon={Trash2} onClick={onRemove} />
      </div>
      <p className={styles.choice}>{sayChoice(i18n, line)}</p>
      <div className={styles.lineKeys}>
        <SelectField
          label={t`Unit`}
          value={line.unit}
          onChange={({ target }) => onChange({ unit: target.value as Unit })}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {t`Unit ${unit.startsWith('.') ? `0${unit}` : unit}`}
            </option>
          ))}
        </SelectField>
        <fieldset className={styles.stepper} aria-label={t`Multiplier`}>
          <IconButton
            label={t`Less`}
            icon={Minus}
            disabled={line.multiple <= 1}
            onClick={() => set(line.multiple - 1)}
          />
          <input
            className={styles.multiple}
            inputMode="numeric"
            aria-label={t`Multiplier`}
            value={line.multiple}
            onChange={({ target }) => set(Number(target.value.replace(/\D/g, '')))}
          />
          <IconButton
            label={t`More`}
            icon={Plus}
            disabled={line.multiple >= mostMultiple}
            onClick={() => set(line.multiple + 1)}
          />
        </fieldset>
      </div>
      {quote.fault === undefined && (
        <p className={styles.lineSum}>
          <Plural value={quote.notes} one="# bet" other="# bets" />
          <Money minor={String(quote.stake)} currency={board.currency} />
        </p>
      )}
    </li>
  );
}
