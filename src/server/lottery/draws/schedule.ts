import * as v from 'valibot';
import { dayIn, momentIn } from '#server/kernel/zoned-time.ts';

const LocalTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const EndTime = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));
const Day = v.pipe(v.string(), v.isoDate());
const Weekday = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));

/** When a game is drawn, in its own time zone. */
export const Schedule = v.strictObject({
  draws: v.variant('kind', [
    /** The first draw comes one step behind `from`, the last one at `until` at the latest. */
    v.strictObject({
      kind: v.literal('every'),
      seconds: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(86_400)),
      from: LocalTime,
      until: EndTime,
    }),
    v.strictObject({
      kind: v.literal('at'),
      times: v.pipe(v.array(LocalTime), v.minLength(1), v.maxLength(24)),
    }),
  ]),
  /** Monday is 1. */
  weekdays: v.pipe(v.array(Weekday), v.minLength(1), v.maxLength(7)),
  /** The day with a number, the day alone, or a number that runs on for ever. */
  numbering: v.picklist(['daily', 'dated', 'running']),
  /** Days without a draw, both ends included. */
  pauses: v.array(v.strictObject({ from: Day, until: Day })),
});
export type Schedule = v.InferOutput<typeof Schedule>;

export interface PlannedDraw {
  /** Null where the number runs on from the numero before. */
  numero: string | null;
  drawsAt: Date;
}

/** The draws behind `after`, in order, for as long as somebody takes them; a pause of a year ends them. */
export function* drawsAfter(
  schedule: Schedule,
  timeZone: string,
  after: Date,
): Generator<PlannedDraw> {
  // A draw at 24:00 stands under the day before.
  let day = dayBefore(dayIn(timeZone, after));
  for (let empty = 0; empty < 400; day = dayAfter(day)) {
    const moments = isDrawn(schedule, day) ? momentsOf(schedule, timeZone, day) : [];
    empty = moments.length > 0 ? 0 : empty + 1;
    for (const [at, drawsAt] of moments.entries()) {
      if (drawsAt <= after) continue;
      yield { numero: nameOf(schedule, day, at + 1), drawsAt };
    }
  }
}

function isDrawn({ weekdays, pauses }: Schedule, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return (
    weekdays.includes(weekday) && !pauses.some(({ from, until }) => from <= day && day <= until)
  );
}

/** Steps are counted in elapsed time: a day that is an hour longer has an hour's draws more. */
function momentsOf({ draws }: Schedule, timeZone: string, day: string): Date[] {
  if (draws.kind === 'at') {
    return [...draws.times].sort().map((time) => momentIn(timeZone, day, time));
  }
  const start = momentIn(timeZone, day, draws.from).getTime();
  const end =
    draws.until === '24:00' || draws.until <= draws.from
      ? momentIn(timeZone, dayAfter(day), draws.until === '24:00' ? '00:00' : draws.until)
      : momentIn(timeZone, day, draws.until);
  const stepMs = draws.seconds * 1_000;
  const count = Math.floor((end.getTime() - start) / stepMs);
  return Array.from({ length: count }, (_, at) => new Date(start + (at + 1) * stepMs));
}

function nameOf({ numbering, draws }: Schedule, day: string, ordinal: number): string | null {
  if (numbering === 'running') return null;
  const date = day.replaceAll('-', '');
  if (numbering === 'dated') return date;
  const digits = draws.kind === 'every' && draws.seconds < 87 ? 4 : 3;
  return `${date}-${String(ordinal).padStart(digits, '0')}`;
}

const dayMs = 86_400_000;

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);
}
