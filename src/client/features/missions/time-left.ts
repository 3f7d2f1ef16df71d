export type TimeLeft =
  | { unit: 'over' }
  | { unit: 'minutes' }
  | { unit: 'hours' | 'days'; count: number };

/** How long something still runs, in the largest unit that fits and never rounded up. */
export function timeLeft(endsAt: string, now: number): TimeLeft {
  const left = Date.parse(endsAt) - now;
  if (left <= 0) return { unit: 'over' };
  if (left < hourMs) return { unit: 'minutes' };
  if (left < 2 * dayMs) return { unit: 'hours', count: Math.floor(left / hourMs) };
  return { unit: 'days', count: Math.floor(left / dayMs) };
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
