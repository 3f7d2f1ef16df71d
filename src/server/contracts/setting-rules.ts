import type { Settling } from './settle-days.ts';

const dayMs = 24 * 60 * 60_000;

/** Until when a proposal, or a request to end, waits. */
export function answerTime({ setting, now }: Pick<Settling, 'setting' | 'now'>): Date {
  return new Date(now.getTime() + setting.answerDays * dayMs);
}

/** Bills that were issued before are not paid any more. */
export function oldestBillTime({ setting, now }: Pick<Settling, 'setting' | 'now'>): Date {
  return new Date(now.getTime() - setting.billDays * dayMs);
}
