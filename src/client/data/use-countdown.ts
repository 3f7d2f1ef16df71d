import { useEffect, useState } from 'react';
import { serverClock } from './server-clock.ts';

/** Whole seconds until a moment of the gateway's; 0 once it is there. */
export function useCountdown(until: string | null | undefined): number {
  const [counted, setCounted] = useState({ until, seconds: secondsUntil(until) });
  // Another moment is counted in the same rendering: no zero stands between two draws.
  if (counted.until !== until) setCounted({ until, seconds: secondsUntil(until) });
  useEffect(() => {
    if (until == null) return;
    const count = () => {
      const seconds = secondsUntil(until);
      setCounted((before) => (before.seconds === seconds ? before : { until, seconds }));
    };
    const timer = setInterval(count, 200);
    return () => clearInterval(timer);
  }, [until]);
  return counted.seconds;
}

function secondsUntil(until: string | null | undefined): number {
  if (until == null) return 0;
  return Math.max(0, Math.ceil((Date.parse(until) - serverClock.now()) / 1_000));
}
