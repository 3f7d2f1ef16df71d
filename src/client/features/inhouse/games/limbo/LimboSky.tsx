import { useRef } from 'react';
import comet from '#client/features/inhouse/boards/art/comet.svg?inline';
import { useComing, useComingTold } from '#client/features/inhouse/boards/use-coming.ts';
import type { LimboView } from '#games/limbo.ts';
import styles from './LimboSky.module.css';
import { heightOf } from './limbo-scale.ts';

interface LimboSkyProps {
  target: number;
  view: LimboView | null;
  roundId: string | undefined;
  /** Writes hundredths as a multiplier. */
  times: (hundredths: number) => string;
}

const box = { width: 360, height: 250, ground: 226, top: 30 };
const marks = [100, 1_000, 10_000, 100_000, 1_000_000];

/** A scale by factors of ten, the line to reach, and the comet where it came to. */
export function LimboSky({ target, view, roundId, times }: LimboSkyProps) {
  const flight = useRef<SVGSVGElement>(null);
  const at = levelOf(view?.reached ?? 100);
  const line = levelOf(target);
  useComing(
    flight,
    roundId,
    () => [{ translate: `-38% ${((box.ground - at) / box.height) * 100}%` }, { translate: '0 0' }],
    'cubic-bezier(0.3, 0.1, 0.2, 1)',
  );
  useComingTold(roundId);
  const viewBox = `0 0 ${box.width} ${box.height}`;
  return (
    <div className={styles.sky}>
      <svg viewBox={viewBox} aria-hidden="true">
        {marks.map((mark) => (
          <g key={mark} transform={`translate(0 ${levelOf(mark)})`}>
            <path className={styles.mark} d="M50 0h14" />
            <text className={styles.scale} x="44">
              {mark / 100}
            </text>
          </g>
        ))}
        <path className={styles.mast} d={`M57 ${box.top - 8}V${box.ground}`} />
        <g transform={`translate(0 ${line})`}>
          <path className={styles.line} d={`M57 0H${box.width - 12}`} />
          <path className={styles.flag} d="M57 -9h52l9 9l-9 9h-52z" />
          <text className={styles.target} x="62">
            × {times(target)}
          </text>
        </g>
      </svg>
      <svg ref={flight} className={styles.flight} viewBox={viewBox} aria-hidden="true">
        <g transform={`translate(${box.width - 84} ${at})`}>
          <image className={styles.comet} href={comet} x="-44" y="-44" width="88" height="88" />
        </g>
      </svg>
    </div>
  );
}

/** The height of a multiplier in the drawing, from above. */
function levelOf(hundredths: number): number {
  return box.ground - heightOf(hundredths) * (box.ground - box.top);
}
