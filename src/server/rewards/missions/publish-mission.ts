import type { MissionTerms } from '#contract/mission-terms.ts';
import { pointsCommodity } from '#contract/money.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { setBudget } from '../grants/budget-store.ts';
import { selectMerchant } from '../merchant-store.ts';
import { budgetNameOf } from './grant-earned.ts';
import { endLive, insertVersion, type MissionRow, selectNewest } from './mission-store.ts';
import { offerPackAt } from './offer-packs.ts';
import { reviewOffer } from './review-offer.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

/** A new version. What runs keeps its own; the next period is the new one's. Answers the version's number. */
export async function publishMission(
  { database, clock }: App,
  terms: MissionTerms,
  actor: Actor,
): Promise<number> {
  const now = clock.now();
  const [fault] = faultsOf(terms, now);
  if (fault !== undefined) throw new Error(fault);
  const { currency } = await selectMerchant(database);
  let version = 0;
  await inTransaction(database, async (transaction) => {
    await endLive(transaction, terms.code, now);
    version = await insertVersion(transaction, terms, now);
    const name = budgetNameOf(terms.code);
    const { cash, points } = terms.budget;
    if (cash) await setBudget(transaction, { name, commodity: currency, cap: BigInt(cash) });
    if (points) {
      await setBudget(transaction, { name, commodity: pointsCommodity, cap: BigInt(points) });
    }
    await writeAudit(transaction, actor, 'mission.publish', `mission:${terms.code}`, {
      version: String(version),
    });
    return done(null);
  });
  return version;
}

/** What the licence's pack forbids of it, in sentences; empty where it may be published. */
export function faultsOf(terms: MissionTerms, now: Date): string[] {
  return terms.kind === 'goals' ? reviewOffer(terms, offerPackAt(now)) : [];
}

/** Opens no further period; who takes part in the one that runs can finish it. */
export function pauseMission(
  { database, clock }: App,
  code: string,
  actor: Actor,
): Promise<Outcome<null, 'mission.unknown'>> {
  return inTransaction<Outcome<null, 'mission.unknown'>>(database, async (transaction) => {
    if (!(await endLive(transaction, code, clock.now()))) return refuse('mission.unknown');
    await writeAudit(transaction, actor, 'mission.pause', `mission:${code}`, {});
    return done(null);
  });
}

export function listMissions({ database }: Pick<AppContext, 'database'>): Promise<MissionRow[]> {
  return selectNewest(database);
}
