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
