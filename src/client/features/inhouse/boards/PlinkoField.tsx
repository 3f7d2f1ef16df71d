import { memo, useRef } from 'react';
import type { PlinkoView } from '#games/plinko.ts';
import styles from './PlinkoField.module.css';
import {
  ballRadius,
  fallOf,
  field,
  gapOf,
  pegRadius,
  pegsOf,
  slotMiddle,
  wayDown,
} from './plinko-field.ts';
import { toneOf } from './tone-of.ts';
import { comingMs, useComing, useComingTold } from './use-coming.ts';
import { useTimes } from './use-times.ts';

interface PlinkoFieldProps {
  slots: readonly string[];
  view: PlinkoView | null;
  roundId: string | undefined;
}

const box = `0 0 ${field.width} ${field.height}`;

/** Pegs, slots and the ball; the way it took stays drawn behind it. */
export function PlinkoField({ slots, view, roundId }: PlinkoFieldProps) {
  const layer = useRef<SVGSVGElement>(null);
  const rows = slots.length - 1;
  useComing(layer, roundId, () => fallOf(view?.path ?? []));
  useComingTold(
    roundId,
    (view?.path ?? []).map((_, row, path) => ((row + 1) * comingMs) / (path.length + 1)),
  );
  return (
    <div className={styles.field}>
      <svg viewBox={box} aria-hidden="true">
        <Pegs rows={rows} />
        {view && (
          <polyline
            key={roundId}
            className={styles.way}
            points={wayDown(view.path)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
          />
        )}
        <g key={`slots ${roundId}`}>
          {slots.map((multiplier, slot) => (
            <Slot
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place, and its mirror pays the same
              key={slot}
              multiplier={multiplier}
              x={slotMiddle(slot, rows)}
              width={gapOf(rows)}
              isHit={view?.slot === slot}
            />
          ))}
        </g>
      </svg>
      <svg ref={layer} className={styles.ballLayer} viewBox={box} aria-hidden="true">
        <circle
          className={styles.ball}
          cx={view ? slotMiddle(view.slot, rows) : field.width / 2}
          cy={view ? field.floor : ballRadius(rows) + 4}
          r={ballRadius(rows)}
        />
      </svg>
    </div>
  );
}

const Pegs = memo(function Pegs({ rows }: { rows: number }) {
  return pegsOf(rows).map(({ x, y }) => (
    <circle key={`${x} ${y}`} className={styles.peg} cx={x} cy={y} r={pegRadius(rows)} />
  ));
});

interface SlotProps {
  multiplier: string;
  x: number;
  width: number;
  isHit: boolean;
}

function Slot({ multiplier, x, width, isHit }: SlotProps) {
  const times = useTimes();
  // A narrow slot is read from below.
  const isUpright = width < 34;
  const middle = field.slotTop + field.slotHeight / 2;
  return (
    <g className={styles.slot} data-tone={toneOf(multiplier)} data-hit={isHit || undefined}>
      <rect
        x={x - width / 2 + 1}
        y={field.slotTop}
        width={width - 2}
        height={field.slotHeight}
        rx={Math.min(8, width / 4)}
      />
      <text transform={`translate(${x} ${middle})${isUpright ? ' rotate(-90)' : ''}`}>
        {times(multiplier)}
      </text>
    </g>
  );
}
