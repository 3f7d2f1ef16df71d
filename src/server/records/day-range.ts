import { shiftDay } from '#contract/days.ts';
import { type DayRange, recordsKeptMonths } from '#contract/records.ts';
import { dayIn } from '#server/kernel/zoned-time.ts';

/** The days that are asked for, as far as there are records; without any asked for, all there are. */
export function dayRange({ from, to, days }: DaysAsked, timeZone: string, now: Date): DayRange {
  const today = dayIn(timeZone, now);
  const earliest = monthsBefore(today, recordsKeptMonths);
  const last = to === undefined || to > today ? today : to;
  const asked = from ?? (days === undefined ? earliest : shiftDay(last, 1 - days));
  return {
    from: asked < earliest ? earliest : asked,
    to: last,
    today,
    earliest,
    timeZone,
  };
}

interface DaysAsked {
  from?: string | undefined;
  to?: string | undefined;
  /** So many up to `to`, where there is no `from`. */
  days?: number | undefined;
}

/** Every day from `from` to `to`. */
export function daysOf({ from, to }: Pick<DayRange, 'from' | 'to'>): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = shiftDay(day, 1)) days.push(day);
  return days;
}

/** A month that is too short ends on its last day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
