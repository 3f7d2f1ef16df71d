import { formatHour, formatMoment } from '#client/ui/format-time.ts';

/** The hour and minute; the day too, once it is another one. */
export function formatSince(sinceMs: number, nowMs: number, minutesEast: number): string {
  const since = formatMoment(new Date(sinceMs).toISOString(), minutesEast);
  const now = formatMoment(new Date(nowMs).toISOString(), minutesEast);
  const [sinceDay, nowDay] = [since.slice(0, 10), now.slice(0, 10)];
  return sinceDay === nowDay ? formatHour(since) : since.slice(0, 16);
}
