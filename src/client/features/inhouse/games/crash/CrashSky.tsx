import { Trans, useLingui } from '@lingui/react/macro';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { serverClock } from '#client/data/server-clock.ts';
import lantern from '#client/features/inhouse/boards/art/lantern.svg?inline';
import rocket from '#client/features/inhouse/boards/art/rocket.svg?inline';
import { usePicture } from '#client/features/inhouse/boards/use-picture.ts';
import { useSize } from '#client/features/inhouse/boards/use-size.ts';
import { StageSlotsContext } from '#client/features/inhouse/stage/stage-slots.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { TableRound } from '#contract/rooms.ts';
import { climbedTo, climbMs } from '#games/crash.ts';
import styles from './CrashSky.module.css';
import { drawFlight } from './draw-flight.ts';

interface CrashSkyProps {
  /** What flies at this table, as its cover shows it. */
  craft: Craft;
  flight:
    | (Pick<TableRound, 'id' | 'phase' | 'startedAt' | 'outcome'> & {
        /** A round that is only looked at: its outcome is where its player left. */
        isLeft?: boolean;
      })
    | null;
  /** In hundredths: where one's own bets have left, or left before. */
  exits: readonly number[];
  /** Seconds until the flight begins. */
  seconds: number;
}

export type Craft = 'rocket' | 'lantern';

/** `turn`: from the picture to one that points to the right; a lantern is never turned. */
const crafts = {
  rocket: { source: rocket, turn: Math.PI / 3.1 },
  lantern: { source: lantern, turn: null },
} as const;

/** The flight as a curve, drawn as often as the glass can show it; the number is the same law's. */
export function CrashSky({ craft, flight, exits, seconds }: CrashSkyProps) {
  const { i18n } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const figure = useRef<HTMLParagraphElement>(null);
  const size = useSize(canvas);
  const picture = usePicture(crafts[craft].source);
  // A round that is only looked at has no place around it: it brings a piece of sky.
  const isFramed = use(StageSlotsContext) === null;
  const phase = flight?.phase;
  const outcome = phase === 'over' ? (flight?.outcome ?? null) : null;
  const times = (hundredths: number) =>
    i18n.number(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const draw = useEffectEvent((isCalm: boolean) => {
    const elapsedMs = elapsedOf(flight, outcome);
    const at = outcome ?? climbedTo(elapsedMs);
    if (figure.current) {
      figure.current.textContent =
        phase === undefined || phase === 'betting' ? '' : `× ${times(at)}`;
      figure.current.dataset.height = at < 200 ? 'low' : at < 1_000 ? 'high' : 'highest';
    }
    if (canvas.current) {
      drawFlight(canvas.current, {
        elapsedMs,
        phase: flight?.isLeft ? 'running' : (phase ?? 'betting'),
        exits,
        isCalm,
        craft: picture && { picture, turn: crafts[craft].turn },
        height: (hundredths) => i18n.number(hundredths / 100, { maximumFractionDigits: 2 }),
      });
    }
  });
  const startedAt = flight?.startedAt;
  const flags = exits.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else is drawn by begins a new drawing.
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (phase !== 'running') return draw(isCalm);
    let frame = 0;
    const next = () => {
      draw(isCalm);
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [phase, startedAt, outcome, flags, picture, size]);
  return (
    <div className={styles.sky} data-phase={phase} data-framed={isFramed || undefined}>
      <span className={styles.drawing} aria-hidden="true">
        <canvas ref={canvas} className={styles.canvas} />
      </span>
      <p ref={figure} className={styles.figure} aria-hidden="true" />
      <p className={styles.phase} role="status">
        {phase === 'betting' && (
          <span>
            <Trans>Takes off in</Trans> <b aria-hidden="true">{seconds} s</b>
          </span>
        )}
        {phase === 'running' && (
          <VisuallyHidden>
            <Trans>It flies.</Trans>
          </VisuallyHidden>
        )}
        {outcome !== null && (
          <span className={styles.burst}>
            {flight?.isLeft ? (
              <Trans>cashed out at × {times(outcome)}</Trans>
            ) : (
              <Trans>Crashed at × {times(outcome)}</Trans>
            )}
          </span>
        )}
        {flight === null && <Trans>Preparing the next flight</Trans>}
      </p>
    </div>
  );
}

function elapsedOf(flight: CrashSkyProps['flight'], outcome: number | null): number {
  if (outcome !== null) return climbMs(outcome);
  if (flight?.phase !== 'running' || flight.startedAt === null) return 0;
  return Math.max(0, serverClock.now() - Date.parse(flight.startedAt));
}
