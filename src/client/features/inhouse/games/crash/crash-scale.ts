import type { HouseRound } from '#contract/inhouse.ts';
import { climbedTo } from '#games/crash.ts';

/** What the drawing shows of a flight: so much time, and so many hundredths, from its lower left. */
export interface Scale {
  spanMs: number;
  top: number;
}

const shortestMs = 8_000;
const lowestTop = 200;

/** Grows with the flight, so that its tip never leaves the drawing and never jumps. */
export function scaleFor(elapsedMs: number): Scale {
  const spanMs = Math.max(shortestMs, elapsedMs * 1.12);
  return { spanMs, top: Math.max(lowestTop, 100 + (climbedTo(elapsedMs) - 100) * 1.25) };
}

/** Shares of the drawing, from below and from the left. */
export function placeOf(elapsedMs: number, { spanMs, top }: Scale): { x: number; y: number } {
  return { x: elapsedMs / spanMs, y: (climbExactly(elapsedMs) - 100) / (top - 100) };
}

/** Between two hundredths too: a curve of steps would tremble. */
function climbExactly(elapsedMs: number): number {
  const low = climbedTo(elapsedMs);
  return low < 10_000 ? 100 * Math.exp(growthPerMs * Math.max(0, elapsedMs)) : low;
}

const growthPerMs = 0.000_06;

/** Three to five multipliers worth a line, in hundredths. */
export function marksFor({ top }: Scale): number[] {
  const span = top - 100;
  const step = [25, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000, 250_000].find(
    (one) => span / one <= 5,
  );
  if (step === undefined) return [];
  const marks: number[] = [];
  for (let mark = 100 + step; mark < top; mark += step) marks.push(mark);
  return marks;
}

/** `3.7`, `3,70`, `3.70` → 370; null for what no flight can reach. */
export function heightFrom(text: string): number | null {
  const read = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(read)) return null;
  const at = Math.round(read * 100);
  return at >= 101 && at <= 1_000_000 ? at : null;
}

/** Where a round leaves by itself; what its player chose travels as any game's choices do. */
export function leaveAtOf(round: Pick<HouseRound, 'choices'> | null): number | null {
  const leaveAt = round?.choices.leaveAt;
  return typeof leaveAt === 'number' ? leaveAt : null;
}
