/**
 * The first moment of a day where clocks show that zone. Found by looking, since offsets change with
 * daylight saving: a day begins at the earliest minute that the zone writes under its date.
 */
export function midnightOf(day: string, timeZone: string): Date {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const asIfUtc = Date.parse(`${day}T00:00:00Z`);
  let before = asIfUtc - farthestMs;
  let inside = asIfUtc + farthestMs;
  // Zones are at most 14 hours from UTC, so the day begins between the two.
  while (inside - before > minuteMs) {
    const middle = before + Math.floor((inside - before) / 2 / minuteMs) * minuteMs;
    if (format.format(middle) < day) before = middle;
    else inside = middle;
  }
  return new Date(inside);
}

const minuteMs = 60_000;
const farthestMs = 15 * 60 * minuteMs;
