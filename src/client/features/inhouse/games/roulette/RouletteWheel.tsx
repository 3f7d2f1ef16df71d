import { memo, useLayoutEffect, useRef } from 'react';
import { slowingTicks } from '#client/features/inhouse/boards/slowing-ticks.ts';
import { angleOf, sectorPath, turnBetween } from '#client/features/inhouse/boards/turning.ts';
import { useComing, useComingTold } from '#client/features/inhouse/boards/use-coming.ts';
import { colourOf, pockets } from '#games/roulette-bets.ts';
import { wheelOrder } from './layout.ts';
import styles from './RouletteWheel.module.css';

interface RouletteWheelProps {
  number: number | null;
  roundId: string | undefined;
}

const easing = 'cubic-bezier(0.15, 0.7, 0.2, 1)';

/** A wheel of wood and brass: it turns to the pocket, the ball runs against it. */
export function RouletteWheel({ number, roundId }: RouletteWheelProps) {
  const wheel = useRef<SVGSVGElement>(null);
  const ball = useRef<SVGSVGElement>(null);
  const rest = number === null ? 0 : -angleOf(wheelOrder.indexOf(number), pockets);
  const before = useRef(0);
  useComing(
    wheel,
    roundId,
    () => [{ rotate: `${-turnBetween(before.current, rest, 1)}deg` }, { rotate: '0deg' }],
    easing,
  );
  useComing(
    ball,
    roundId,
    () => [
      { rotate: '1080deg', scale: '1' },
      { rotate: '260deg', scale: '1', offset: 0.5 },
      { rotate: '0deg', scale: '0.93' },
    ],
    'cubic-bezier(0.2, 0.6, 0.3, 1)',
  );
  useComingTold(roundId, slowingTicks(18));
  useLayoutEffect(() => {
    before.current = rest;
  }, [rest]);
  return (
    <div className={styles.window}>
      <svg ref={wheel} className={styles.wheel} viewBox="-200 -200 400 400" aria-hidden="true">
        <g transform={`rotate(${rest})`}>
          <Pockets />
        </g>
      </svg>
      <svg ref={ball} className={styles.ballLayer} viewBox="-200 -200 400 400" aria-hidden="true">
        {number !== null && <circle className={styles.ball} cy="-184" r="9" />}
      </svg>
    </div>
  );
}

const Pockets = memo(function Pockets() {
  const path = sectorPath(pockets, 138, 178);
  return (
    <>
      <circle className={styles.rim} r="198" />
      <circle className={styles.track} r="190" />
      {wheelOrder.map((number, place) => (
        <g
          key={number}
          transform={`rotate(${angleOf(place, pockets)})`}
          data-colour={colourOf(number)}
        >
          <path className={styles.pocket} d={path} />
          <text className={styles.number} y="-145">
            {number}
          </text>
        </g>
      ))}
      <circle className={styles.bowl} r="138" />
      <circle className={styles.cone} r="92" />
      <path className={styles.turret} d={turret} />
    </>
  );
});

/** Four arms with a knob at each end. */
const turret =
  'M-7 -62a9 9 0 1 1 14 0L10 -20A24 24 0 0 1 20 -10L62 -7a9 9 0 1 1 0 14L20 10A24 24 0 0 1 10 20L7 62a9 9 0 1 1 -14 0L-10 20A24 24 0 0 1 -20 10L-62 7a9 9 0 1 1 0 -14L-20 -10A24 24 0 0 1 -10 -20z';
