import { useRef } from 'react';
import { CutPaper } from '#client/ui/CutPaper.tsx';
import type { LimboView } from '#games/limbo.ts';
import styles from './LimboSky.module.css';
import { heightOf } from './limbo-scale.ts';
import { useComing, useComingTold } from './use-coming.ts';

interface LimboSkyProps {
  target: number;
  view: LimboView | null;
  roundId: string | undefined;
  /** Writes hundredths as a multiplier. */
  times: (hundredths: number) => string;
}

const box = { width: 360, height: 200, ground: 172, top: 24 };
const marks = [100, 1_000, 10_000, 100_000, 1_000_000];

/** A scale by factors of ten, the line to reach, and the lantern where it came to. */
export function LimboSky({ target, view, roundId, times }: LimboSkyProps) {
  const lantern = useRef<SVGSVGElement>(null);
  const at = levelOf(view?.reached ?? 100);
  const line = levelOf(target);
  useComing(
    lantern,
    roundId,
    () => [{ translate: `0 ${((box.ground - at) / box.height) * 100}%` }, { translate: '0 0' }],
    'cubic-bezier(0.3, 0.1, 0.2, 1)',
  );
  useComingTold(roundId);
  const viewBox = `0 0 ${box.width} ${box.height}`;
  return (
    <div className={styles.sky}>
      <CutPaper />
      <svg viewBox={viewBox} aria-hidden="true">
        {marks.map((mark) => (
          <g key={mark} transform={`translate(0 ${levelOf(mark)})`}>
            <path className={styles.mark} d={`M46 0H${box.width - 12}`} />
            <text className={styles.scale} x="38">
              {mark / 100}
            </text>
          </g>
        ))}
        <g transform={`translate(0 ${line})`}>
          <path className={styles.line} d={`M46 0H${box.width - 12}`} />
          <text className={styles.target} x={box.width - 14} y={line < 60 ? 18 : -9}>
            × {times(target)}
          </text>
        </g>
      </svg>
      <svg ref={lantern} className={styles.lantern} viewBox={viewBox} aria-hidden="true">
        <g transform={`translate(${box.width / 2 - 20} ${at - 19})`} data-won={view?.isWon}>
          <path className={styles.cap} d="M-11 -2h22l3 5h-28z M-9 35h18l3 5h-24z" />
          <path className={styles.body} d="M-13 3h26c9 9 9 23 0 32h-26c-9 -9 -9 -23 0 -32z" />
          <path className={styles.ribs} d="M-6 3c-5 9 -5 23 0 32M6 3c5 9 5 23 0 32M-19 19h38" />
        </g>
      </svg>
    </div>
  );
}

/** The height of a multiplier in the drawing, from above. */
function levelOf(hundredths: number): number {
  return box.ground - heightOf(hundredths) * (box.ground - box.top);
}
