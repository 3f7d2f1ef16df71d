import type { RebateTerms } from '#contract/rebate-terms.ts';
import type { Database } from '#server/db/open.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';
import { selectMerchant } from '../merchant-store.ts';
import { selectRuleAt } from './rebate-store.ts';

/** The rule of the merchant's day in which a moment lies; undefined before there was one. */
export async function ruleOfDay(database: Database, at: Date): Promise<RebateTerms | undefined> {
  const { timeZone } = await selectMerchant(database);
  return selectRuleAt(database, startOfDayIn(timeZone, dayIn(timeZone, at)));
}
