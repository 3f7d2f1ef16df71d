import { shiftDay } from '#contract/days.ts';
import { dayIn } from '#server/kernel/zoned-time.ts';

/** The first day of the merchant's month in which a moment lies. */
export function monthOf(at: Date, zone: string): string {
  return `${dayIn(zone, at).slice(0, 7)}-01`;
}

export function monthAfter(month: string): string {
  return `${shiftDay(month, 31).slice(0, 7)}-01`;
}

export function monthBefore(month: string): string {
  return `${shiftDay(month, -1).slice(0, 7)}-01`;
}
