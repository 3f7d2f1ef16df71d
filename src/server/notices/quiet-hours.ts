import type { PushPreferences } from '#contract/push.ts';
import { timeIn } from '#server/kernel/zoned-time.ts';

/** When the quiet that reigns at `now` ends; null while nobody minds. From and to the same: never quiet. */
export function quietUntil(
  now: Date,
  quiet: PushPreferences['quiet'],
  timeZone: string,
): Date | null {
  if (!quiet) return null;
  const [from, to] = [minuteOf(quiet.from), minuteOf(quiet.to)];
  const at = localMinute(now, timeZone);
  // Past midnight it goes on: from 22:00 to 07:00 is one night.
  const isQuiet = from <= to ? at >= from && at < to : at >= from || at < to;
  if (!isQuiet) return null;
  const wait = (to - at + minutesADay) % minutesADay;
  const guess = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs + wait * minuteMs);
  // A night in which clocks are put forward or back is an hour shorter or longer.
  const off = (to - localMinute(guess, timeZone) + minutesADay) % minutesADay;
  const correction = off > minutesADay / 2 ? off - minutesADay : off;
  return new Date(guess.getTime() + correction * minuteMs);
}

const minuteMs = 60_000;
const minutesADay = 24 * 60;

function minuteOf(time: string): number {
  const [hour = '0', minute = '0'] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}

function localMinute(at: Date, timeZone: string): number {
  const { hour, minute } = timeIn(timeZone, at);
  return hour * 60 + minute;
}
