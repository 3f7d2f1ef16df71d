import { pointsCommodity } from '#contract/money.ts';
import type { VipTerms } from '#contract/vip-terms.ts';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { setBudget } from '../grants/budget-store.ts';
import { selectMerchant } from '../merchant-store.ts';
import { vipBudget } from './give-gifts.ts';
import { insertProgramme, selectByLevel, selectProgramme } from './vip-store.ts';

/** A new version of all levels. The sweep judges everybody by it; nobody falls for it before a month ends. */
export async function publishLevels(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  terms: VipTerms,
  actor: Actor,
): Promise<number> {
  const { currency } = await selectMerchant(database);
  let version = 0;
  await inTransaction(database, async (transaction) => {
    version = await insertProgramme(transaction, terms, clock.now());
    const { cash, points } = terms.budget;
    const name = vipBudget;
    if (cash) await setBudget(transaction, { name, commodity: currency, cap: BigInt(cash) });
    if (points) {
      await setBudget(transaction, { name, commodity: pointsCommodity, cap: BigInt(points) });
    }
    await writeAudit(transaction, actor, 'vip.publish', 'vip', { version: String(version) });
    return done(null);
  });
  return version;
}

/** The levels that hold, and how many members stand at each. */
export async function listLevels({ database }: Pick<AppContext, 'database'>) {
  const [programme, byLevel] = await Promise.all([
    selectProgramme(database),
    selectByLevel(database),
  ]);
  return { programme, byLevel };
}
