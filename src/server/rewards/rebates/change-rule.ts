import { shiftDay } from '#contract/days.ts';
import type { RebateTerms } from '#contract/rebate-terms.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { dayIn, startOfDayIn } from '#server/kernel/zoned-time.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { selectMerchant } from '../merchant-store.ts';
import { isNobody, isStale } from '../two-people.ts';
import { approveRule, insertRule, selectFaults, selectRules } from './rebate-store.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

/** A new version, which holds for nobody before a second person has approved it. Answers its number. */
export async function proposeRebates(
  { database, clock }: App,
  terms: RebateTerms,
  actor: Actor,
): Promise<string> {
  let version = '';
  await inTransaction(database, async (transaction) => {
    version = await insertRule(transaction, terms, { by: actor.name, now: clock.now() });
    await writeAudit(transaction, actor, 'rebates.propose', `rebates:${version}`, {});
    return done(null);
  });
  return version;
}

type Approved = Outcome<
  { validFrom: Date },
  'reward.unknown' | 'reward.over' | 'reward.same-person'
>;

/** The newest alone, from the merchant's next midnight on: no day has two rules. */
export function approveRebates(
  { database, clock }: App,
  version: string,
  actor: Actor,
): Promise<Approved> {
  return inTransaction<Approved>(database, async (transaction) => {
    const rules = await selectRules(transaction);
    const rule = rules.find((one) => one.version === version);
    if (!rule) return refuse('reward.unknown');
    if (isNobody(actor) || rule.proposed_by === actor.name) {
      return refuse('reward.same-person');
    }
    const now = clock.now();
    // Whoever approves an older one would undo, unread, what was said after it.
    const isOlder = rules[0]?.version !== version;
    if (isOlder || isStale(rule.proposed_at, now)) return refuse('reward.over');
    const { timeZone } = await selectMerchant(transaction);
    const validFrom = startOfDayIn(timeZone, shiftDay(dayIn(timeZone, now), 1));
    const isApproved = await approveRule(transaction, { version, by: actor.name, validFrom });
    if (!isApproved) return refuse('reward.over');
    const replaced = rules.find(({ valid_from: from }) => from?.getTime() === validFrom.getTime());
    await writeAudit(transaction, actor, 'rebates.approve', `rebates:${version}`, {
      ...(replaced ? { replaced: replaced.version } : {}),
    });
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
