/** YYYY/MM/DD HH:mm:ss, in the given number of minutes east of Greenwich. */
export function formatMoment(moment: string, minutesEast: number): string {
  const shifted = new Date(Date.parse(moment) + minutesEast * 60_000);
  return shifted.toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ');
}

/** The merchant's own clock or calendar, as text: 2026-11-20 18:30:00 becomes 2026/11/20 18:30:00. */
export function formatTimestamp(timestamp: string): string {
  return timestamp.replaceAll('-', '/');
}

/** The hour alone, where the day stands above: 18:30. */
export function formatHour(timestamp: string): string {
  return timestamp.slice(11, 16);
}

export function isTimestamp(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text);
}
