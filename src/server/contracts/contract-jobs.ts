import type { JobHandler } from '#server/kernel/jobs.ts';
import { type ContractApp, readRules } from './contract-site.ts';
import { keepContracts } from './keep-contracts.ts';
import { payBills } from './pay-bills.ts';
import { settleDays } from './settle-days.ts';
import { settleHours } from './settle-hours.ts';
import { settleRealtime } from './settle-realtime.ts';

/** The slots of real-time salaries; the other bills are looked for as often. */
const slotMs = 5 * 60_000;

/** Issues and pays what is due: a run that was cut off is finished by the next. */
export function billsJob(app: ContractApp): JobHandler {
  return async ({ now }) => {
    const rules = await readRules(app, app.database);
    await keepContracts(app, rules);
    await settleDays(app.database, rules);
    await settleHours(app.database, rules);
    await payBills(app, rules);
    return { again: nextSlot(now, slotMs / 2) };
  };
}

export function realtimeJob(app: ContractApp): JobHandler {
  return async ({ now }) => {
    await settleRealtime(app.database, await readRules(app, app.database));
    return { again: nextSlot(now, 0) };
  };
}

/** Between the runs of real-time salaries, whose bills it then finds. */
function nextSlot(now: Date, shiftMs: number): Date {
  const slot = Math.floor((now.getTime() - shiftMs) / slotMs) + 1;
  return new Date(slot * slotMs + shiftMs);
}
