import { useEffect, useState } from 'react';
import { countUntil, msUntil } from './countdown-timer.ts';

/** Whole seconds until a moment of the gateway's; 0 once it is there. */
export function useCountdown(until: string | null | undefined): number {
  const [counted, setCounted] = useState({ until, seconds: secondsUntil(until) });
  // Another moment is counted in the same rendering: no zero stands between two draws.
  if (counted.until !== until) setCounted({ until, seconds: secondsUntil(until) });
  useEffect(() => {
    if (until == null) return;
    return countUntil(until, () => {
      const seconds = secondsUntil(until);
      setCounted((before) => (before.seconds === seconds ? before : { until, seconds }));
    });
  }, [until]);
  return counted.seconds;
}

function secondsUntil(until: string | null | undefined): number {
  return until == null ? 0 : Math.max(0, Math.ceil(msUntil(until) / 1_000));
}
