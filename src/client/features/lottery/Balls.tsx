import '#client/ui/card-tokens.css';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '#client/ui/class-names.ts';
import { colourOf } from '#lottery/plays/lhc.ts';
import { shapeOf } from '#lottery/results.ts';
import type { Family, Result } from '#lottery/types.ts';
import '#client/ui/lottery-tokens.css';
import styles from './Balls.module.css';

interface BallsProps {
  family: Family;
  result: Result;
  size?: 's' | 'm' | 'l';
  /** Each ball appears after the one before it. */
  isRevealed?: boolean;
}

/** What was drawn, looking as this kind of lottery looks: digits, ranks, coloured balls, plates. */
export function Balls({ family, result, size = 'm', isRevealed = false }: BallsProps) {
  const { t } = useLingui();
  const isPlate = platedFamilies.has(family);
  const shown = shownBalls(family, result);
  const special = specialPlace(family);
  return (
    <ol
      className={classNames(styles.balls, styles[size], isRevealed && styles.revealed)}
      data-family={isPlate ? 'plates' : family}
      aria-label={t`Result: ${shown.join(' ')}`}
    >
      {shown.map((number, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit may come twice, and is known by its place alone
          key={place}
          className={styles.ball}
          data-look={lookOf(family, number)}
          data-special={place === special || undefined}
          aria-hidden="true"
        >
          {family === 'PK10' ? Number(number) : number}
        </li>
      ))}
    </ol>
  );
}

/** Of a draw with many prizes the first ones, as there is room for. */
export function shownBalls(family: Family, result: Result): Result {
  if (!platedFamilies.has(family)) return result;
  return result.slice(0, family === 'MY4D' ? 3 : 2);
}

/** Numbers of several digits are plates; their other prizes stand in the sheet of results. */
const platedFamilies: ReadonlySet<Family> = new Set([
  'VN_NORTH',
  'VN_CENTRAL',
  'VN_SOUTH',
  'TH',
  'LAO',
  'MY4D',
]);

function lookOf(family: Family, number: string): string | undefined {
  if (family === 'LHC') return colourOf(Number(number));
  return family === 'PK10' ? `rank-${Number(number)}` : undefined;
}

function specialPlace(family: Family): number | null {
  if (family !== 'LHC') return null;
  const [balls] = shapeOf(family);
  return balls?.count ?? null;
}
