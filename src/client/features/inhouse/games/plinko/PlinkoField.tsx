import { memo, useRef } from 'react';
import { toneOf } from '#client/features/inhouse/boards/tone-of.ts';
import { comingMs, useComing, useComingTold } from '#client/features/inhouse/boards/use-coming.ts';
import { useTimes } from '#client/features/inhouse/boards/use-times.ts';
import type { PlinkoView } from '#games/plinko.ts';
import styles from './PlinkoField.module.css';
import {
  ballRadius,
  fallOf,
  field,
  gapOf,
  pegRadius,
  pegsMet,
  pegsOf,
  slotMiddle,
} from './plinko-field.ts';

interface PlinkoFieldProps {
  slots: readonly string[];
  view: PlinkoView | null;
  roundId: string | undefined;
}

const box = `0 0 ${field.width} ${field.height}`;

/** A case of wood with brass pegs in it, cups beneath, and a ball; the pegs that it met stay lit. */
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
        <defs>
          <radialGradient id="plinko-peg" cx=".35" cy=".3" r=".8">
            <stop className={styles.pegLight} />
            <stop className={styles.pegMiddle} offset=".45" />
            <stop className={styles.pegDeep} offset="1" />
          </radialGradient>
          <radialGradient id="plinko-ball" cx=".36" cy=".3" r=".8">
            <stop className={styles.ballLight} />
            <stop className={styles.ballMiddle} offset=".5" />
            <stop className={styles.ballDeep} offset="1" />
          </radialGradient>
        </defs>
        <path className={styles.back} d={back} />
        <path className={styles.mouth} d="M156 0H204L196 14H164Z" />
        <Pegs rows={rows} />
        {view && (
          <g key={`met ${roundId}`} className={styles.met}>
            {pegsMet(view.path).map(({ x, y }, row) => (
              <circle key={y} cx={x} cy={y} r={pegRadius(rows) * 2.1} data-row={row} />
            ))}
          </g>
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
          fill="url(#plinko-ball)"
        />
      </svg>
    </div>
  );
}

const Pegs = memo(function Pegs({ rows }: { rows: number }) {
  return pegsOf(rows).map(({ x, y }) => (
    <circle
      key={`${x} ${y}`}
      className={styles.peg}
      cx={x}
      cy={y}
      r={pegRadius(rows)}
      fill="url(#plinko-peg)"
    />
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
  const written = times(multiplier);
  const left = x - width / 2 + 1;
  const { slotTop: top, slotHeight: height } = field;
  const foot = Math.min(8, width / 4);
  return (
    <g className={styles.slot} data-tone={toneOf(multiplier)} data-hit={isHit || undefined}>
      <path
        d={`M${left} ${top}H${left + width - 2}L${left + width - 2 - foot / 3} ${top + height - foot}q0 ${foot} ${-foot} ${foot}H${left + foot * 1.33}q${-foot} 0 ${-foot} ${-foot}Z`}
      />
      <text
        x={x}
        y={top + height / 2}
        // As large as the cup is wide, and always read from the front.
        fontSize={Math.min(14, (width - 3) / (written.length * 0.56))}
      >
        {written}
      </text>
    </g>
  );
}

/** The case, wider below as its pegs are. */
const back = `M150 0H210L${field.width} ${field.floor - 6}V${field.height}H0V${field.floor - 6}Z`;
