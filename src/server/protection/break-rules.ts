import type { RequestOf } from '#contract/call.ts';
import type { beginBreak } from '#contract/protection.ts';

/** Hours to the minute; months by the calendar, and never a day less than they have. */
export function breakEnd(request: RequestOf<typeof beginBreak>, now: Date): Date {
  if (request.kind === 'cool-off') return new Date(now.getTime() + request.hours * 60 * 60_000);
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + request.months);
  // The 31st of a month that has 30 days becomes the first of the next one: later, not earlier.
  return end;
}
