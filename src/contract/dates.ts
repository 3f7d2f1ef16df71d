/** A day of the calendar, without a zone: birthdays and the like. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** Reads yyyy-MM-dd or MM-dd-yyyy; null where no calendar has such a day. */
export function readDay(text: string, order: DayOrder): CalendarDay | null {
  const found = (order === 'year-first' ? yearFirst : monthFirst).exec(text)?.groups;
  if (!found) return null;
  const [year, month, day] = [Number(found.year), Number(found.month), Number(found.day)];
  const isReal = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isReal ? { year, month, day } : null;
}

export type DayOrder = 'year-first' | 'month-first';

const yearFirst = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
const monthFirst = /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/;

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Where on earth the day begins last: nobody is of age there who is not so everywhere. */
export function latestDayAt(now: Date): CalendarDay {
  const shifted = new Date(now.getTime() - 12 * 60 * 60_000);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
  };
}
