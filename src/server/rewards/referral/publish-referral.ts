import { pointsCommodity } from '#contract/money.ts';
import type { ReferralTerms } from '#contract/referral-terms.ts';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { setBudget } from '../grants/budget-store.ts';
import { selectMerchant } from '../merchant-store.ts';
import { referralBudget } from './give-awards.ts';
import {
  endProgramme,
  insertProgramme,
  selectConcerns,
  selectProgramme,
} from './referral-store.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

/** Holds for friends who come from now on; those who came before keep what was said then. */
export async function publishReferral(
  { database, clock }: App,
  terms: ReferralTerms,
  actor: Actor,
): Promise<number> {
  const { currency } = await selectMerchant(database);
  let version = 0;
  await inTransaction(database, async (transaction) => {
    await endProgramme(transaction, clock.now());
    version = await insertProgramme(transaction, terms, clock.now());
    const { cash, points } = terms.budget;
    const name = referralBudget;
    if (cash) await setBudget(transaction, { name, commodity: currency, cap: BigInt(cash) });
    if (points) {
      await setBudget(transaction, { name, commodity: pointsCommodity, cap: BigInt(points) });
    }
    await writeAudit(transaction, actor, 'referral.publish', 'referral', {
      version: String(version),
    });
    return done(null);
  });
  return version;
}

/** Nobody is invited any more; friends who came before can finish. False where it was closed already. */
export async function pauseReferral({ database, clock }: App, actor: Actor): Promise<boolean> {
  let isEnded = false;
  await inTransaction(database, async (transaction) => {
    isEnded = await endProgramme(transaction, clock.now());
    if (isEnded) await writeAudit(transaction, actor, 'referral.pause', 'referral', {});
    return done(null);
  });
  return isEnded;
}

export async function listReferral({ database }: Pick<AppContext, 'database'>) {
  const [programme, concerns] = await Promise.all([
    selectProgramme(database),
    selectConcerns(database),
  ]);
  return { programme, concerns };
}
