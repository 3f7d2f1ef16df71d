import { useEffect, useState } from 'react';

interface Countdown {
  secondsLeft: number;
  /** One was asked for already, however long ago. */
  wasStarted: boolean;
  start: (seconds: number) => void;
}

/** Whole seconds until another code can be sent; it goes on while the form is closed. */
export function useCountdown(key = ''): Countdown {
  const [endsAt, setEndsAt] = useState(() => endings.get(key) ?? 0);
  const [now, setNow] = useState(() => Date.now());
  const isCounting = endsAt > now;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return {
    wasStarted: endsAt > 0,
    secondsLeft: Math.max(0, Math.ceil((endsAt - now) / 1_000)),
    start: (seconds) => {
      const start = Date.now();
      const end = start + seconds * 1_000;
      if (key) endings.set(key, end);
      setNow(start);
      setEndsAt(end);
    },
  };
}

/** By what is counted, as long as the page lives; the gateway keeps the wait in any case. */
const endings = new Map<string, number>();
