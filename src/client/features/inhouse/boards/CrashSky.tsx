import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { serverClock } from '#client/data/server-clock.ts';
import { CutPaper } from '#client/ui/CutPaper.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { RoomTurn } from '#contract/rooms.ts';
import { climbedTo, climbMs } from '#games/crash.ts';
import styles from './CrashSky.module.css';
import { drawFlight } from './draw-flight.ts';

interface CrashSkyProps {
  turn:
    | (Pick<RoomTurn, 'id' | 'phase' | 'startedAt' | 'outcome'> & {
        /** A round that is only looked at: its outcome is where its player left. */
        isLeft?: boolean;
      })
    | null;
  /** In hundredths: where one has left, or left before. */
  leftAt: number | null;
  /** Seconds until the flight begins. */
  seconds: number;
}

/** The flight as a curve, drawn as often as the glass can show it; the number is the same law's. */
export function CrashSky({ turn, leftAt, seconds }: CrashSkyProps) {
  const { i18n } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const figure = useRef<HTMLParagraphElement>(null);
  const phase = turn?.phase;
  const outcome = phase === 'over' ? (turn?.outcome ?? null) : null;
  const times = (hundredths: number) =>
    i18n.number(hundredths / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const draw = useEffectEvent((isCalm: boolean) => {
    const elapsedMs = elapsedOf(turn, outcome);
    const at = outcome ?? climbedTo(elapsedMs);
    if (figure.current) {
      figure.current.textContent =
        phase === undefined || phase === 'betting' ? '' : `× ${times(at)}`;
    }
    if (canvas.current) {
      drawFlight(canvas.current, {
        elapsedMs,
        phase: turn?.isLeft ? 'running' : (phase ?? 'betting'),
        leftAt,
        isCalm,
        height: (hundredths) => i18n.number(hundredths / 100, { maximumFractionDigits: 2 }),
      });
    }
  });
  const startedAt = turn?.startedAt;
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
  }, [phase, startedAt, outcome, leftAt]);
  return (
    <div className={styles.sky} data-phase={phase}>
      <CutPaper />
      <span className={styles.drawing} aria-hidden="true">
        <canvas ref={canvas} className={styles.canvas} />
      </span>
      <p ref={figure} className={styles.figure} aria-hidden="true" />
      <p className={styles.phase} role="status">
        {phase === 'betting' && (
          <span>
            <Trans>It leaves in</Trans> <b aria-hidden="true">{seconds} s</b>
          </span>
        )}
        {phase === 'running' && (
          <VisuallyHidden>
            <Trans>It flies.</Trans>
          </VisuallyHidden>
        )}
        {outcome !== null && (
          <span className={styles.burst}>
            {turn?.isLeft ? (
              <Trans>left at × {times(outcome)}</Trans>
            ) : (
              <Trans>It burst at × {times(outcome)}</Trans>
            )}
          </span>
        )}
        {turn === null && <Trans>The next flight is being made ready.</Trans>}
      </p>
    </div>
  );
}

function elapsedOf(turn: CrashSkyProps['turn'], outcome: number | null): number {
  if (outcome !== null) return climbMs(outcome);
  if (turn?.phase !== 'running' || turn.startedAt === null) return 0;
  return Math.max(0, serverClock.now() - Date.parse(turn.startedAt));
}
