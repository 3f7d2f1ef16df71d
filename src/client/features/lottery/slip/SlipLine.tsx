import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { formatCount } from '#client/ui/format-money.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Money } from '#client/ui/Money.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { writeMoney } from '#contract/write-money.ts';
import { product, ratio } from '#games/ratio.ts';
import { oddsBeside } from '#lottery/odds-beside.ts';
import { findPlay } from '#lottery/plays/find-play.ts';
import { type Family, type Line, type Play, type Unit, units } from '#lottery/types.ts';
import { unitStake } from '#lottery/units.ts';
import { ChoiceRows } from '../ChoiceRows.tsx';
import { type Draft, withinMultiple } from '../draft.ts';
import { namePlay, sayHowToWin } from '../play-words.ts';
import type { Board } from '../use-lottery-game.ts';
import { writeTimes } from '../write-times.ts';
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
  const set = (multiple: number) =>
    onChange({ multiple: withinMultiple(multiple, board.mostMultiple) });
  const presets = [1, 5, 10, 50, 100, 500, 1_000].filter((one) => one <= board.mostMultiple);
  // A number that may show in 27 prizes costs a unit for each of them.
  const play = findPlay(board.game.family as Family, line.play);
  const unitsPerNote = play?.unitsPerNote ?? 1;
  const hasUnits = unitsPerNote > 1;
  const drawnAt = board.game.opened ? new Date(board.game.opened.drawsAt) : undefined;
  return (
    <li className={styles.line}>
      <div className={styles.stub}>
        <div className={styles.lineHead}>
          <strong>{name}</strong>
          <IconButton label={t`Remove ${name}`} icon={Trash2} onClick={onRemove} />
        </div>
        <ChoiceRows family={board.game.family as Family} line={line} drawnAt={drawnAt} />
        <p className={styles.lineHow}>{sayHowToWin(i18n, board.game.family, line.play)}</p>
      </div>
      <div className={styles.lineKeys}>
        <SelectField
          label={hasUnits ? t`Each unit costs` : t`Each bet costs`}
          value={line.unit}
          onChange={({ target }) => onChange({ unit: target.value as Unit })}
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {priceOf(board, unit, i18n.locale)}
            </option>
          ))}
        </SelectField>
        <fieldset className={styles.stepper}>
          <legend className={styles.stepperName}>{t`Multiplier`}</legend>
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
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => set(Number(target.value.replace(/\D/g, '')))}
          />
          <IconButton
            label={t`More`}
            icon={Plus}
            disabled={line.multiple >= board.mostMultiple}
            onClick={() => set(line.multiple + 1)}
          />
        </fieldset>
      </div>
      {presets.length > 1 && (
        <fieldset className={styles.presets} aria-label={t`Multiplier`}>
          {presets.map((multiple) => (
            <button
              key={multiple}
              type="button"
              className={styles.preset}
              aria-pressed={line.multiple === multiple}
              onClick={() => set(multiple)}
            >
              ×{formatCount(multiple, i18n.locale)}
            </button>
          ))}
        </fieldset>
      )}
      {quote.fault === undefined && (
        <p className={styles.lineSum}>
          <span>
            <Plural value={quote.notes} one="# bet" other="# bets" />
            {hasUnits && (
              <>
                {' '}
                <Trans>× {unitsPerNote} units</Trans>
              </>
            )}
          </span>
          <Money minor={String(quote.stake)} currency={board.currency} />
        </p>
      )}
      {play && quote.fault === undefined && <FairOdds play={play} line={line} />}
    </li>
  );
}

/** Odds of their own stand beside what would be fair, so that everybody sees the house's share. */
function FairOdds({ play, line }: { play: Play; line: Line }) {
  const { i18n } = useLingui();
  const all = oddsBeside(play, line.choice).slice(0, oddsShown);
  if (all.length === 0) return null;
  const write = (one: 'pays' | 'fair') =>
    all.map((odds) => `×${writeTimes(odds[one], i18n.locale)}`).join(' / ');
  const [pays, fair] = [write('pays'), write('fair')];
  return (
    <p className={styles.odds}>
      <Trans>
        Pays {pays} · fair odds {fair}
      </Trans>
    </p>
  );
}

const oddsShown = 3;

/** What one unit of a bet costs, by whose parts people know it: 2,00, 1,00, 0,20. */
function priceOf(board: Board, unit: Unit, language: string): string {
  const family = board.game.family as Family;
  const cost = unitStake(family, { unit, multiple: 1 }, board.minorDigits);
  const whole = cost.numerator / cost.denominator;
  if (cost.denominator === 1n) return writeMoney(String(whole), board.currency, language);
  // Less than the smallest coin: many such bets make a whole one.
  return writeTimes(product(cost, ratio(1, 10 ** board.minorDigits)), language, 5);
}
