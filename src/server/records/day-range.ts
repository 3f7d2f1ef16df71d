import { recordsKeptMonths } from '#contract/records.ts';

export interface DayRange {
  /** Both belong to it; days of the merchant's calendar. */
  from: string;
  to: string;
  today: string;
  /** The first day that can be looked at (L-HISTORY). */
  earliest: string;
}

/** The days that are asked for, as far as there are records; without any asked for, all there are. */
export function dayRange(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
  now: Date,
): DayRange {
  const today = dayAt(now, timeZone);
  const earliest = monthsBefore(today, recordsKeptMonths);
  const last = to === undefined || to > today ? today : to;
  const first = from === undefined || from < earliest ? earliest : from;
  return { from: first, to: last, today, earliest };
}

/** Every day from `from` to `to`. */
export function daysOf({ from, to }: Pick<DayRange, 'from' | 'to'>): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = shiftDay(day, 1)) days.push(day);
  return days;
}

export function shiftDay(day: string, by: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + by);
  return at.toISOString().slice(0, 10);
}

function dayAt(moment: Date, timeZone: string): string {
  // The one locale that writes a day as ISO does.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

/** A month that is too short ends on its last day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
