import { memo, useLayoutEffect, useRef } from 'react';
import { slowingTicks } from '#client/features/inhouse/boards/slowing-ticks.ts';
import { toneOf } from '#client/features/inhouse/boards/tone-of.ts';
import { angleOf, sectorPath, turnBetween } from '#client/features/inhouse/boards/turning.ts';
import { useComing, useComingTold } from '#client/features/inhouse/boards/use-coming.ts';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import styles from './FortuneWheel.module.css';

interface FortuneWheelProps {
  multipliers: readonly string[];
  /** Which segment is under the pointer; null before anything was drawn. */
  at: number | null;
  roundId: string | undefined;
}

/** The wheel of a fair, turning from where it stood to the segment that was drawn. */
export function FortuneWheel({ multipliers, at, roundId }: FortuneWheelProps) {
  const disc = useRef<SVGSVGElement>(null);
  const rest = at === null ? 0 : -angleOf(at, multipliers.length);
  const before = useRef(0);
  useComing(
    disc,
    roundId,
    () => [{ rotate: `${-turnBetween(before.current, rest, 4)}deg` }, { rotate: '0deg' }],
    'cubic-bezier(0.15, 0.7, 0.2, 1)',
  );
  useComingTold(roundId, slowingTicks(14));
  useLayoutEffect(() => {
    before.current = rest;
  }, [rest]);
  return (
    <div className={styles.wheel}>
      <svg className={styles.frame} viewBox="-170 -170 340 370" aria-hidden="true">
        <path className={styles.leg} d="M-30 30L-96 196H-66L0 60L66 196H96L30 30Z" />
        <path className={styles.foot} d="M-124 190H124V200H-124Z" />
        <circle className={styles.shadow} cy="6" r="166" />
      </svg>
      <svg ref={disc} className={styles.disc} viewBox="-170 -170 340 370" aria-hidden="true">
        <g transform={`rotate(${rest})`}>
          <Segments multipliers={multipliers} />
        </g>
      </svg>
      <svg className={styles.stand} viewBox="-170 -170 340 370" aria-hidden="true">
        <circle className={styles.gloss} r="150" />
        <circle className={styles.rim} r="160" />
        <circle className={styles.bulbs} r="160" pathLength="72" />
        <circle className={styles.hubEdge} r="38" />
        <circle className={styles.hub} r="32" />
        <path className={styles.star} d={star} />
        <path
          className={styles.pointer}
          d="M0 -128 L-15 -160 Q-15 -170 0 -170 Q15 -170 15 -160 Z"
        />
        <circle className={styles.pin} cy="-158" r="5" />
      </svg>
    </div>
  );
}

/** Apart, because fifty segments are drawn once and then only turned. */
const Segments = memo(function Segments({ multipliers }: { multipliers: readonly string[] }) {
  const times = useTimes();
  const count = multipliers.length;
  const path = sectorPath(count, 34, 152);
  return multipliers.map((multiplier, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place, and two of them pay the same
    <g key={place} transform={`rotate(${angleOf(place, count)})`} data-tone={toneOf(multiplier)}>
      <path className={styles.segment} d={path} />
      <text className={styles.label} data-small={count > 30 || undefined} transform={reading}>
        {times(multiplier)}
      </text>
    </g>
  ));
});

/** Read from the rim inwards, so that the narrowest segment has room. */
const reading = 'rotate(-90) translate(140 0)';

const star = 'M0 -20 L5 -7 L19 -6 L8 3 L12 16 L0 9 L-12 16 L-8 3 L-19 -6 L-5 -7Z';
