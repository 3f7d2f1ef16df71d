export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const secondMs = 1_000;

/** What is left until the end, never below nothing. A begun second counts as whole. */
export function timeLeft(endMs: number, nowMs: number): TimeLeft {
  const total = Math.max(0, Math.ceil((endMs - nowMs) / secondMs));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/**
 * How far the gateway's clock is ahead of this device's, so that a phone with a wrong clock still
 * counts down rightly. An answer that was rendered into the page was not received at a known time.
 */
export function clockAheadMs(serverTime: string, receivedAtMs: number): number {
  const serverMs = Date.parse(serverTime);
  if (receivedAtMs < earliestMs || serverMs < earliestMs) return 0;
  return serverMs - receivedAtMs;
}

const earliestMs = Date.UTC(2020, 0, 1);
