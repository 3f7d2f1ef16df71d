export interface Zone {
  /** The day that the zone's calendars show, as 2026-11-23. */
  dayOf(instant: Date): string;
  /**
   * When its clocks show this. A time that a change of clocks leaves out comes as much later as they were
   * set; one that comes twice counts the first time.
   */
  instantOf(day: string, time: string): Date;
}

/** A time zone by its IANA name; throws a RangeError for a name that is none. */
export function createZone(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const shown = (instant: Date) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
    return { day, time: `${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}` };
  };
  const offsetMs = (instant: number) => {
    const { day, time } = shown(new Date(instant));
    return Date.parse(`${day}T${time}Z`) - Math.floor(instant / 1_000) * 1_000;
  };
  return {
    dayOf: (instant) => shown(instant).day,
    instantOf(day, time) {
      const asIfUtc = Date.parse(`${day}T${time}:00Z`);
      const before = offsetMs(asIfUtc - halfDayMs);
      const after = offsetMs(asIfUtc + halfDayMs);
      const possible = [before, after]
        .map((offset) => ({ offset, instant: asIfUtc - offset }))
        .filter(({ offset, instant }) => offsetMs(instant) === offset)
        .map(({ instant }) => instant);
      return new Date(possible.length > 0 ? Math.min(...possible) : asIfUtc - before);
    },
  };
}

const halfDayMs = 43_200_000;
