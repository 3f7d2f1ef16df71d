import { type LimitPeriod, limitPeriods } from '#contract/protection-rules.ts';

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

/** The merchant's day, as yyyy-MM-dd, and the hour of its clock. */
export function localTime(now: Date, timeZone: string): { day: string; hour: number } {
  const { year, month, day, hour } = partsOf(now, timeZone);
  const two = (part: number) => String(part).padStart(2, '0');
  return { day: `${year}-${two(month)}-${two(day)}`, hour };
}

function beginOf(period: LimitPeriod, now: Date, timeZone: string): Date {
  if (period === 'day') return new Date(now.getTime() - dayMs);
  if (period === 'week') return new Date(now.getTime() - 7 * dayMs);
  const { year, month } = partsOf(now, timeZone);
  return midnightOf(year, month, timeZone);
}

const dayMs = 24 * 60 * 60_000;

/** The first moment of a month where the clock of that zone says so. */
function midnightOf(year: number, month: number, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, 1);
  let guess = new Date(wanted);
  // Twice, because the first guess may lie on the other side of a change to summer time.
  for (const _ of [1, 2]) guess = new Date(wanted - offsetMs(guess, timeZone));
  return guess;
}

function offsetMs(at: Date, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(at, timeZone);
  const whole = Math.floor(at.getTime() / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formats are slow to make and there is one a merchant. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-hc-h23', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, made);
  return made;
}

function partsOf(at: Date, timeZone: string) {
  const parts = clockOf(timeZone).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}
