import { useLingui } from '@lingui/react/macro';
import { Eraser, Undo2 } from 'lucide-react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { colourOf } from '#games/roulette-bets.ts';
import { Controls } from '../Controls.tsx';
import { ChipMark } from './ChipMark.tsx';
import styles from './RouletteTable.module.css';
import { useBetWords } from './use-bet-words.ts';

interface RouletteTableProps {
  /** What lies on each bet, in minor units. */
  laid: ReadonlyMap<string, bigint>;
  currency: string;
  /** Where the ball lies, and the bets that won by it. */
  number: number | null;
  won: ReadonlySet<string>;
  roundId: string | undefined;
  /** The number whose bets are being chosen from. */
  picking: number | null;
  onNumber: (number: number) => void;
  onBet: (bet: string) => void;
  onUndo: () => void;
  onClear: () => void;
}

const numbers = Array.from({ length: 36 }, (_, place) => place + 1);
const outside = [
  ['dozen-1', 'dozen-2', 'dozen-3', 'column-1', 'column-2', 'column-3'],
  ['low', 'even', 'red', 'black', 'odd', 'high'],
].flat();

/** Numbers for the thumb, six a row; beneath them the bets on many. */
export function RouletteTable(props: RouletteTableProps) {
  const { laid, currency, number, won, roundId, picking, onNumber, onBet, onUndo, onClear } = props;
  const { t } = useLingui();
  const words = useBetWords();
  const cell = (bet: string, colour: string, onPress: () => void) => (
    <button
      key={bet}
      type="button"
      className={styles.cell}
      data-colour={colour}
      data-picking={bet === String(picking) || undefined}
      data-drawn={bet === String(number) || undefined}
      data-laid={laid.has(bet) || undefined}
      data-round={roundId}
      onClick={onPress}
    >
      <span aria-hidden="true">{words.written(bet)}</span>
      <VisuallyHidden>{words.said(bet)} </VisuallyHidden>
      <ChipMark minor={laid.get(bet)} currency={currency} isWon={won.has(bet)} key={roundId} />
    </button>
  );
  return (
    <div className={styles.table}>
      <div className={styles.zero}>
        <Controls>
          <IconButton
            label={t`Take the last chip back`}
            icon={Undo2}
            isDirectional
            variant="raised"
            disabled={laid.size === 0}
            onClick={onUndo}
          />
        </Controls>
        {cell('0', 'green', () => onNumber(0))}
        <Controls>
          <IconButton
            label={t`Clear the table`}
            icon={Eraser}
            variant="raised"
            disabled={laid.size === 0}
            onClick={onClear}
          />
        </Controls>
      </div>
      {numbers.map((one) => cell(String(one), colourOf(one), () => onNumber(one)))}
      {outside.map((bet) =>
        cell(bet, bet === 'red' || bet === 'black' ? bet : 'none', () => onBet(bet)),
      )}
    </div>
  );
}
