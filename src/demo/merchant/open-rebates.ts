import type { RebateTerms } from '#contract/rebate-terms.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import {
  approveRebates,
  listRebates,
  proposeRebates,
} from '#server/rewards/rebates/change-rule.ts';
import { firstStart } from '#server/rewards/two-people.ts';

const perPeso = 100;
/** One figure for each VIP level from 0 on. */
const flat = (...rates: number[]) => [{ from: 0, rates }];

const daily: RebateTerms = {
  classes: {
    RNG: [
      { from: 0, rates: [20, 25, 30, 40, 50, 60] },
      { from: 1_000_000 * perPeso, rates: [30, 35, 40, 50, 60, 70] },
    ],
    FISH: flat(20, 25, 30, 40, 50, 60),
    LIVE: flat(10, 15, 20, 25, 30, 35),
    SPORTS: flat(10, 15, 20, 25, 30, 35),
  },
  tiers: 'whole',
  minimum: 100 * perPeso,
  cap: 500_000 * perPeso,
  claimDays: 14,
  byHand: { classes: { INHOUSE: [10, 15, 20, 25, 30, 35] }, minimum: perPeso },
};

/** What an operator changed since the first time stays. */
export async function openDemoRebates(app: AppContext): Promise<void> {
  if ((await listRebates(app)).length > 0) return;
  const version = await proposeRebates(app, daily, { id: null, name: 'machine' });
  // As if approved yesterday: a rule holds from the next midnight on, and the first day is to have one.
  const yesterday = new Date(app.clock.now().getTime() - 24 * 60 * 60_000);
  const earlier = { database: app.database, clock: { ...app.clock, now: () => yesterday } };
  const approved = await approveRebates(earlier, version, firstStart);
  if (!approved.done) throw new Error(approved.code);
}
