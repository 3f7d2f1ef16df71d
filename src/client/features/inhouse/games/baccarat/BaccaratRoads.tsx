import { useLingui } from '@lingui/react/macro';
import type { HouseRound } from '#contract/inhouse.ts';
import type { BaccaratView } from '#games/baccarat/baccarat.ts';
import styles from './BaccaratRoads.module.css';
import { bigRoad, roadRows } from './big-road.ts';

/** One's own last coups as players write them down: the bead plate, and the big road beside it. */
export function BaccaratRoads({ rounds }: { rounds: readonly HouseRound[] }) {
  const { t } = useLingui();
  const winners = rounds.map(({ view }) => (view as BaccaratView).winner).toReversed();
  const names = { player: t`Player`, banker: t`Banker`, tie: t`Tie` };
  const letters = {
    player: t({ message: 'P', context: 'baccarat: player, as one letter' }),
    banker: t({ message: 'B', context: 'baccarat: banker, as one letter' }),
    tie: t({ message: 'T', context: 'baccarat: tie, as one letter' }),
  };
  const marks = bigRoad(winners);
  const columns = Math.max(14, ...marks.map(({ column }) => column + 1));
  return (
    <div className={styles.roads}>
      <ol className={styles.beads} aria-label={t`Your last results`}>
        {winners.map((winner, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a coup is its place on the plate
          <li key={place} data-winner={winner}>
            <span aria-hidden="true">{letters[winner]}</span>
            <span className={styles.said}>{names[winner]}</span>
          </li>
        ))}
      </ol>
      <svg
        className={styles.big}
        viewBox={`0 0 ${columns * 12} ${roadRows * 12}`}
        preserveAspectRatio="xMinYMid meet"
        aria-hidden="true"
      >
        <path className={styles.lines} d={linesOf(columns)} />
        {marks.map(({ column, row, winner, ties }) => (
          <g key={`${column}.${row}`} transform={`translate(${column * 12 + 6} ${row * 12 + 6})`}>
            <circle data-winner={winner} r="4.2" />
            {ties > 0 && <path className={styles.tie} d="M-4.5 4.500L4.500 -4.500" />}
          </g>
        ))}
      </svg>
    </div>
  );
}

function linesOf(columns: number): string {
  const across = Array.from({ length: roadRows + 1 }, (_, row) => `M0 ${row * 12}H${columns * 12}`);
  const down = Array.from({ length: columns + 1 }, (_, at) => `M${at * 12} 0V${roadRows * 12}`);
  return [...across, ...down].join('');
}
