import { type LimitPeriod, limitPeriods } from '#contract/protection-rules.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';

export type Windows = Readonly<Record<LimitPeriod, Date>>;

/** Since when money counts against each limit: what happened at that very moment still counts. */
export function windowsAt(now: Date, timeZone: string): Windows {
  const begins = limitPeriods.map((period) => [period, beginOf(period, now, timeZone)]);
  return Object.fromEntries(begins) as Windows;
}

/** When the earliest of them begins. */
export function earliestOf(windows: Windows): Date {
  return new Date(Math.min(...limitPeriods.map((period) => windows[period].getTime())));
}

function beginOf(period: LimitPeriod, now: Date, timeZone: string): Date {
  if (period === 'day') return new Date(now.getTime() - dayMs);
  if (period === 'week') return new Date(now.getTime() - 7 * dayMs);
  return startOfDayIn(timeZone, `${dayIn(timeZone, now).slice(0, 7)}-01`);
}

const dayMs = 24 * 60 * 60_000;
