import type { ContractPeriod } from '#contract/contract-terms.ts';
import { shiftDay } from '#contract/days.ts';

/** Days of the merchant's calendar, both counted. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The period that a day belongs to. Weeks begin on Monday. */
export function periodOf(period: ContractPeriod, day: string): DaySpan {
  const month = day.slice(0, 7);
  switch (period) {
    case 'daily':
      return { from: day, to: day };
    case 'weekly': {
      const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
      return { from: shiftDay(day, -sinceMonday), to: shiftDay(day, 6 - sinceMonday) };
    }
    case 'semimonthly':
      return day.slice(8) <= '15'
        ? { from: `${month}-01`, to: `${month}-15` }
        : { from: `${month}-16`, to: lastOfMonth(month) };
    case 'monthly':
      return { from: `${month}-01`, to: lastOfMonth(month) };
  }
}

/** The last period that was over before a day began. */
export function periodBefore(period: ContractPeriod, day: string): DaySpan {
  return periodOf(period, shiftDay(periodOf(period, day).from, -1));
}

function lastOfMonth(month: string): string {
  return shiftDay(`${shiftDay(`${month}-01`, 31).slice(0, 7)}-01`, -1);
}

/** The day that a clock of this zone shows at a moment. */
export function dayOf(moment: Date, timeZone: string): string {
  // Intl takes an unknown zone for a fault; the site's settings were checked against the database's list.
  return formatOf(timeZone).format(moment);
}

/** The first moment at which that clock shows the day; where midnight is skipped, that is one o'clock. */
export function startOfDay(day: string, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  let [before, from] = [noon - 36 * hourMs, noon + 24 * hourMs];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayOf(new Date(middle), timeZone) < day) before = middle;
    else from = middle;
  }
  return new Date(from);
}

const hourMs = 60 * 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Canada's English writes days as ISO does.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}
