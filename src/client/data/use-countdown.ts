import { useEffect, useState } from 'react';
import { serverClock } from './server-clock.ts';

/** Whole seconds until a moment of the gateway's; 0 once it is there. */
export function useCountdown(until: string | null | undefined): number {
  const [counted, setCounted] = useState({ until, seconds: secondsUntil(until) });
  // Another moment is counted in the same rendering: no zero stands between two draws.
  if (counted.until !== until) setCounted({ until, seconds: secondsUntil(until) });
  useEffect(() => {
    if (until == null) return;
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      const seconds = secondsUntil(until);
      setCounted((before) => (before.seconds === seconds ? before : { until, seconds }));
      timer = setTimeout(count, waitMs(until));
    };
    timer = setTimeout(count, waitMs(until));
    return () => clearTimeout(timer);
  }, [until]);
  return counted.seconds;
}

/** The gateway's clock may become better known meanwhile, so a whole second is not slept through. */
const longestWaitMs = 200;

/** Until the very change of the second, so that what is shown is not late by a part of a wait. */
function waitMs(until: string): number {
  const partMs = msUntil(until) % 1_000;
  return Math.min(longestWaitMs, partMs > 0 ? Math.ceil(partMs) : longestWaitMs);
}

function secondsUntil(until: string | null | undefined): number {
  return until == null ? 0 : Math.max(0, Math.ceil(msUntil(until) / 1_000));
}

const msUntil = (until: string): number => Date.parse(until) - serverClock.now();
