/** A clock as people call it: the time of a country or of a city, not a place in a table of zones. */
export function nameTimeZone(timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return name ?? timeZone;
}
