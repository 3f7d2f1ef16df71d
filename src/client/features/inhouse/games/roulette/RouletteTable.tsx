import { useLingui } from '@lingui/react/macro';
import { Eraser, Undo2 } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import { ChipMark } from '#client/features/inhouse/boards/ChipMark.tsx';
import { Controls } from '#client/features/inhouse/boards/Controls.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { colourOf } from '#games/roulette-bets.ts';
import { betAt, edgeAt, spotOf } from './bet-at.ts';
import { isInside } from './layout.ts';
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
  /** Touched in its middle. */
  onNumber: (number: number) => void;
  onBet: (bet: string) => void;
  onUndo: () => void;
  onClear: () => void;
}

const numbers = Array.from({ length: 36 }, (_, place) => place + 1);
const outside = [
  ['low', 'even', 'red', 'black', 'odd', 'high'],
  ['dozen-1', 'dozen-2', 'dozen-3', 'column-1', 'column-2', 'column-3'],
].flat();

/** The cloth as every table has it: upright on a phone, lying on a wide screen. */
export function RouletteTable(props: RouletteTableProps) {
  const { laid, onNumber, onBet, onUndo, onClear } = props;
  const { t } = useLingui();
  const touch = (number: number, event: MouseEvent<HTMLButtonElement>) => {
    const bet = betUnder(number, event);
    if (bet === String(number)) onNumber(number);
    else onBet(bet);
  };
  return (
    <div className={styles.table}>
      <Controls>
        <span className={styles.undo}>
          <IconButton
            label={t`Undo last chip`}
            icon={Undo2}
            isDirectional
            disabled={laid.size === 0}
            onClick={onUndo}
          />
        </span>
        <span className={styles.clear}>
          <IconButton
            label={t`Clear the table`}
            icon={Eraser}
            disabled={laid.size === 0}
            onClick={onClear}
          />
        </span>
      </Controls>
      <Field {...props} bet="0" colour="green" onPress={() => onNumber(0)} />
      {numbers.map((number) => (
        <Field
          {...props}
          key={number}
          bet={String(number)}
          colour={colourOf(number)}
          onPress={(event) => touch(number, event)}
        />
      ))}
      {outside.map((bet) => (
        <Field
          {...props}
          key={bet}
          bet={bet}
          colour={bet === 'red' || bet === 'black' ? bet : 'none'}
          onPress={() => onBet(bet)}
        />
      ))}
      <LinedChips {...props} />
    </div>
  );
}

/** Which bet a touch within a number's field means; a press of a key is in its middle. */
function betUnder(number: number, event: MouseEvent<HTMLButtonElement>): string {
  if (event.detail === 0) return String(number);
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const across = (event.clientX - left) / width;
  const down = (event.clientY - top) / height;
  const isLying = getComputedStyle(event.currentTarget).getPropertyValue('--lying') === '1';
  return betAt(
    isLying
      ? { number, across: edgeAt(1 - down), along: edgeAt(across) }
      : { number, across: edgeAt(across), along: edgeAt(down) },
  );
}

interface FieldProps extends RouletteTableProps {
  bet: string;
  colour: string;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

function Field({ bet, colour, onPress, ...props }: FieldProps) {
  const { laid, currency, number, won, roundId, picking } = props;
  const words = useBetWords();
  return (
    <button
      type="button"
      className={styles.field}
      data-bet={bet}
      data-colour={colour}
      data-picking={bet === String(picking) || undefined}
      data-drawn={bet === String(number) || undefined}
      data-round={roundId}
      style={placeOf(bet)}
      onClick={onPress}
    >
      <span aria-hidden="true">{words.written(bet)}</span>
      <VisuallyHidden>{words.said(bet)} </VisuallyHidden>
      <ChipMark minor={laid.get(bet)} currency={currency} isWon={won.has(bet)} key={roundId} />
    </button>
  );
}

/** Chips on lines and corners, each where it was laid. */
function LinedChips({ laid, currency, won, roundId }: RouletteTableProps) {
  const words = useBetWords();
  const lined = [...laid.keys()].filter((bet) => isInside(bet) && bet.includes('-'));
  return lined.map((bet) => {
    const { number, across, along } = spotOf(bet);
    const shift = { '--shift-across': across, '--shift-along': along };
    return (
      <span
        key={bet}
        className={styles.lined}
        style={{ ...placeOf(String(number)), ...shift } as CSSProperties}
      >
        <VisuallyHidden>{words.said(bet)} </VisuallyHidden>
        <ChipMark minor={laid.get(bet)} currency={currency} isWon={won.has(bet)} key={roundId} />
      </span>
    );
  });
}

/** Which street of the table, and which place in it; the styles turn both for a lying table. */
function placeOf(bet: string): CSSProperties | undefined {
  const number = Number(bet);
  if (!(number > 0)) return undefined;
  return {
    '--street': Math.ceil(number / 3),
    '--place': ((number - 1) % 3) + 1,
  } as CSSProperties;
}
