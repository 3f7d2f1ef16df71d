/** A day of the calendar as people say it, with its weekday; only for screens that the device draws. */
export function formatDay(day: string, language: string): string {
  if (day === '') return '';
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
