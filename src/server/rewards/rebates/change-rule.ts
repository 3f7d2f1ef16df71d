import { shiftDay } from '#contract/days.ts';
import type { RebateTerms } from '#contract/rebate-terms.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';
import { type Actor, machineName, writeAudit } from '#server/operator/audit.ts';
import { selectMerchant } from '../merchant-store.ts';
import { approveRule, insertRule, selectFaults, selectRules } from './rebate-store.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

/** A new version, which holds for nobody before a second person has approved it. Answers its number. */
export async function proposeRebates(
  { database }: App,
  terms: RebateTerms,
  actor: Actor,
): Promise<string> {
  let version = '';
  await inTransaction(database, async (transaction) => {
    version = await insertRule(transaction, terms, actor.name);
    await writeAudit(transaction, actor, 'rebates.propose', `rebates:${version}`, {});
    return done(null);
  });
  return version;
}

type Approved = Outcome<
  { validFrom: Date },
  'reward.unknown' | 'reward.over' | 'reward.same-person'
>;

/** From the merchant's next midnight on: no day has two rules. */
export function approveRebates(
  { database, clock }: App,
  version: string,
  actor: Actor,
): Promise<Approved> {
  return inTransaction<Approved>(database, async (transaction) => {
    const rule = (await selectRules(transaction)).find((one) => one.version === version);
    if (!rule) return refuse('reward.unknown');
    if (actor.name === machineName || rule.proposed_by === actor.name) {
      return refuse('reward.same-person');
    }
    const { timeZone } = await selectMerchant(transaction);
    const validFrom = startOfDayIn(timeZone, shiftDay(dayIn(timeZone, clock.now()), 1));
    const isApproved = await approveRule(transaction, { version, by: actor.name, validFrom });
    if (!isApproved) return refuse('reward.over');
    await writeAudit(transaction, actor, 'rebates.approve', `rebates:${version}`, {});
    return done({ validFrom });
  });
}

/** Days that could not be settled and are tried again. */
export function listRebateFaults({ database }: Pick<AppContext, 'database'>) {
  return selectFaults(database);
}

export function listRebates({ database }: Pick<AppContext, 'database'>) {
  return selectRules(database);
}
