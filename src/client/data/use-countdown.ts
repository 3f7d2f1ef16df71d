import { useEffect, useState } from 'react';
import { serverClock } from './server-clock.ts';

/** Whole seconds until a moment of the gateway's; 0 once it is there. */
export function useCountdown(until: string | null | undefined): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (until == null) return setSeconds(0);
    const count = () =>
      setSeconds(Math.max(0, Math.ceil((Date.parse(until) - serverClock.now()) / 1_000)));
    count();
    const timer = setInterval(count, 200);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
