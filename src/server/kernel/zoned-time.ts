/** What the clocks of a zone show at a moment. */
export interface ZonedTime {
  /** As 2026-11-23. */
  day: string;
  hour: number;
  minute: number;
  second: number;
}

/** A zone by its IANA name; throws a RangeError for a name that is none. */
export function timeIn(timeZone: string, moment: Date): ZonedTime {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

export function dayIn(timeZone: string, moment: Date): string {
  return timeIn(timeZone, moment).day;
}

/**
 * When clocks of the zone show that time, as 20:30, on that day. A time that a change of clocks leaves
 * out comes as much later as they were set; one that comes twice counts the first time. SQL's `at time zone`
 * takes the second, so a query is given the moment.
 */
export function momentIn(timeZone: string, day: string, time: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  // No zone is a day away from UTC, so a change of clocks near that time lies between the two.
  const before = offsetMs(timeZone, asIfUtc - dayMs);
  const after = offsetMs(timeZone, asIfUtc + dayMs);
  const possible = [before, after]
    .filter((offset) => offsetMs(timeZone, asIfUtc - offset) === offset)
    .map((offset) => asIfUtc - offset);
  return new Date(possible.length > 0 ? Math.min(...possible) : asIfUtc - before);
}

/** The first moment of a day; where midnight is skipped, that is when clocks are put forward. */
export function startOfDayIn(timeZone: string, day: string): Date {
  return momentIn(timeZone, day, '00:00');
}

function offsetMs(timeZone: string, instant: number): number {
  const { day, hour, minute, second } = timeIn(timeZone, new Date(instant));
  const shown = Date.parse(`${day}T00:00:00Z`) + ((hour * 60 + minute) * 60 + second) * 1_000;
  return shown - Math.floor(instant / 1_000) * 1_000;
}

const dayMs = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formats are slow to make, and few zones are asked for. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-hc-h23', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}
