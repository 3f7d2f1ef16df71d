import { shiftDay } from '#contract/days.ts';
import type { MissionWindow } from '#contract/mission-terms.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';

export interface Period {
  beginsAt: Date;
  endsAt: Date;
}

/**
 * The period in which a moment lies, by the merchant's calendar: days are as long as their clocks make
 * them, weeks begin on Monday. Null outside of a mission that has one period only.
 */
export function periodAt(window: MissionWindow, zone: string, at: Date): Period | null {
  if (window.every === 'once') {
    const period = { beginsAt: new Date(window.from), endsAt: new Date(window.to) };
    return period.beginsAt <= at && at < period.endsAt ? period : null;
  }
  const today = dayIn(zone, at);
  const first = firstDayOf(window.every, today);
  return {
    beginsAt: startOfDayIn(zone, first),
    endsAt: startOfDayIn(zone, dayAfter(window.every, first)),
  };
}

function firstDayOf(every: 'day' | 'week' | 'month', today: string): string {
  if (every === 'month') return `${today.slice(0, 7)}-01`;
  if (every === 'day') return today;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return shiftDay(today, -((weekday + 6) % 7));
}

function dayAfter(every: 'day' | 'week' | 'month', first: string): string {
  if (every === 'month') return `${shiftDay(first, 31).slice(0, 7)}-01`;
  return shiftDay(first, every === 'day' ? 1 : 7);
}
