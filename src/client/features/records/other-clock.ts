import type { DayRange } from '#contract/records.ts';

/**
 * What the clock is called that a record goes by, where it is another than the device's: UTC−5, or by
 * its place where it is put forward or back within these days.
 */
export function otherClock(
  { from, to, timeZone }: Pick<DayRange, 'from' | 'to' | 'timeZone'>,
  own?: string,
): string | undefined {
  if (timeZone === undefined) return undefined;
  const [first, last] = [offsetOn(from, timeZone), offsetOn(to, timeZone)];
  if (first === offsetOn(from, own) && last === offsetOn(to, own)) return undefined;
  return first === last ? first : timeZone;
}

function offsetOn(day: string, timeZone: string | undefined): string | undefined {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name?.replace('GMT', 'UTC').replace(/\+0$/, '').replace('-', '−');
}
