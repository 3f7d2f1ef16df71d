/** A pause of up to five minutes between two rounds counts as played; a longer one does not. */
export function minutesPlayed(now: Date, last: Date | null): Date[] {
  const current = Math.floor(now.getTime() / minuteMs);
  const before = last === null ? current : Math.floor(last.getTime() / minuteMs);
  const gap = current - before;
  const first = gap > 0 && gap <= longestPauseMinutes ? before + 1 : current;
  return Array.from(
    { length: current - first + 1 },
    (_, index) => new Date((first + index) * minuteMs),
  );
}

const minuteMs = 60_000;
const longestPauseMinutes = 5;
