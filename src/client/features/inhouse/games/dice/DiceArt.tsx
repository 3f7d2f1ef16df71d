import { memo } from 'react';
import styles from './DiceArt.module.css';

interface DiceArtProps {
  roll: number | null;
  roundId: string | undefined;
}

/** Two dice that tumble once for each roll. Their pips are drawn from the roll, and mean nothing. */
export const DiceArt = memo(function DiceArt({ roll, roundId }: DiceArtProps) {
  const [one, other] = roll === null ? [5, 3] : [(roll % 6) + 1, (Math.floor(roll / 7) % 6) + 1];
  return (
    <svg key={roundId} className={styles.dice} viewBox="0 0 220 120" aria-hidden="true">
      <ellipse className={styles.shadow} cx="66" cy="108" rx="44" ry="8" />
      <ellipse className={styles.shadow} cx="154" cy="108" rx="44" ry="8" />
      <g className={styles.die} data-turn="left">
        <Die pips={one ?? 5} transform="translate(64 58) rotate(-12)" />
      </g>
      <g className={styles.die} data-turn="right">
        <Die pips={other ?? 3} transform="translate(156 60) rotate(14)" />
      </g>
    </svg>
  );
});

function Die({ pips, transform }: { pips: number; transform: string }) {
  return (
    <g transform={transform}>
      <rect className={styles.side} x="-40" y="-34" width="80" height="80" rx="18" />
      <rect className={styles.face} x="-40" y="-42" width="80" height="80" rx="18" />
      <rect className={styles.shine} x="-34" y="-36" width="68" height="30" rx="14" />
      {(places[pips] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.pip} cx={x} cy={y} r="7.500" />
      ))}
    </g>
  );
}

type Place = readonly [x: number, y: number];
const middle: Place = [0, -2];
const corners: readonly Place[] = [
  [-21, -23],
  [21, 19],
  [21, -23],
  [-21, 19],
];
const places: Readonly<Record<number, readonly Place[]>> = {
  1: [middle],
  2: corners.slice(0, 2),
  3: [middle, ...corners.slice(0, 2)],
  4: corners,
  5: [middle, ...corners],
  6: [...corners, [-21, -2], [21, -2]],
};
