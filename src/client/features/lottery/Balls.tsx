import '#client/ui/card-tokens.css';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '#client/ui/class-names.ts';
import { animalOf } from '#lottery/plays/lhc.ts';
import { shapeOf } from '#lottery/results.ts';
import type { Family, Result } from '#lottery/types.ts';
import '#client/ui/lottery-tokens.css';
import styles from './Balls.module.css';
import { ballLook, isPlated } from './ball-look.ts';
import { nameMark, nameRow } from './mark-words.ts';

interface BallsProps {
  family: Family;
  result: Result;
  size?: 's' | 'm' | 'l';
  /** Each ball appears after the one before it. */
  isRevealed?: boolean;
  /** When it was drawn: beneath each ball stands what it is besides its number. */
  captionsOf?: string;
}

/** What was drawn, looking as this kind of lottery looks: digits, cars, coloured balls, plates. */
export function Balls({ family, result, size = 'm', isRevealed = false, captionsOf }: BallsProps) {
  const { t, i18n } = useLingui();
  const plated = isPlated(family);
  const shown = shownBalls(family, result);
  const special = specialPlace(family);
  const captionOf = (number: string, place: number): string | null => {
    if (captionsOf === undefined) return null;
    if (plated) return nameRow(i18n, shapeOf(family)[place]?.code ?? '');
    if (family !== 'LHC') return null;
    return nameMark(i18n, animalOf(Number(number)), new Date(captionsOf));
  };
  return (
    <ol
      className={classNames(styles.balls, styles[size], isRevealed && styles.revealed)}
      data-family={plated ? 'plates' : family}
      aria-label={t`Result: ${shown.join(' ')}`}
    >
      {shown.map((number, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit may come twice, and is known by its place alone
          key={place}
          className={styles.slot}
          data-special={place === special || undefined}
          aria-hidden="true"
        >
          <span
            className={styles.ball}
            data-look={ballLook(family, number)}
            data-first={place === 0 || undefined}
          >
            {family === 'PK10' ? Number(number) : number}
          </span>
          {captionsOf !== undefined && (
            <span className={styles.caption}>{captionOf(number, place)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Of a draw with many prizes the first ones, as there is room for. */
export function shownBalls(family: Family, result: Result): Result {
  if (!isPlated(family)) return result;
  return result.slice(0, family === 'MY4D' ? 3 : 2);
}

function specialPlace(family: Family): number | null {
  if (family !== 'LHC') return null;
  const [balls] = shapeOf(family);
  return balls?.count ?? null;
}
