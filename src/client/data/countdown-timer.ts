import { serverClock } from './server-clock.ts';

interface Countdown {
  until: string;
  count: () => void;
}

const running = new Set<Countdown>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Counts at each change of the second until a moment of the gateway's. All countdowns of a page share one
 * timer, so a list of dozens is drawn once a second and not tile by tile.
 */
export function countUntil(until: string, count: () => void): () => void {
  const countdown = { until, count };
  running.add(countdown);
  plan();
  return () => {
    running.delete(countdown);
    plan();
  };
}

export const msUntil = (until: string): number => Date.parse(until) - serverClock.now();

function plan(): void {
  clearTimeout(timer);
  if (running.size === 0) return;
  const waits = [...running].map(({ until }) => waitMs(until));
  timer = setTimeout(countAll, Math.min(...waits));
}

function countAll(): void {
  for (const { count } of running) count();
  plan();
}

/** The gateway's clock may become better known meanwhile, so a whole second is not slept through. */
const longestWaitMs = 200;

/** Until the very change of the second, so that what is shown is not late by a part of a wait. */
function waitMs(until: string): number {
  const partMs = msUntil(until) % 1_000;
  return Math.min(longestWaitMs, partMs > 0 ? Math.ceil(partMs) : longestWaitMs);
}
