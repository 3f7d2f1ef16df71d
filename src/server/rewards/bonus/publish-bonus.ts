import type { BonusTerms } from '#contract/bonus-terms.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { setBudget } from '../grants/budget-store.ts';
import { selectMerchant } from '../merchant-store.ts';
import { isNobody, isStale } from '../two-people.ts';
import { bonusBudgetOf } from './grant-for-deposit.ts';
import {
  endLiveOffer,
  insertProposal,
  publishProposal,
  selectNamedGames,
  selectNewestOffers,
  selectProposal,
} from './offer-store.ts';
import { cheapestPlay } from './play-cost.ts';
import { faultsOfBonus, reviewPlay } from './review-bonus.ts';
import { simulateBonus } from './simulate-bonus.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

/** What the licence's pack forbids of it, and what its games keep in this house: a condition that costs next to nothing is none. */
export async function faultsHere({ database, clock }: App, terms: BonusTerms): Promise<string[]> {
  const named = await selectNamedGames(database, terms.weights);
  return [...new Set([...faultsOfBonus(terms, clock.now()), ...reviewPlay(terms, named)])];
}

/** What it would cost, by players who play what costs them least. */
export async function simulateHere(
  { database }: Pick<AppContext, 'database'>,
  terms: BonusTerms,
  players: number,
) {
  const named = await selectNamedGames(database, terms.weights);
  return simulateBonus(terms, players, cheapestPlay(terms.weights, named) ?? undefined);
}

/** A new version, which nobody can choose before a second person has published it. Answers its number. */
export async function proposeBonus(
  { database, clock }: App,
  terms: BonusTerms,
  actor: Actor,
): Promise<number> {
  const [fault] = faultsOfBonus(terms, clock.now());
  if (fault !== undefined) throw new Error(fault);
  let version = 0;
  await inTransaction(database, async (transaction) => {
    const now = clock.now();
    version = await insertProposal(transaction, { terms, by: actor.name, now });
    await writeAudit(transaction, actor, 'bonus.propose', `bonus:${terms.code}`, {
      version: String(version),
    });
    return done(null);
  });
  return version;
}

type Published = Outcome<
  { version: number },
  'bonus.unknown' | 'bonus.over' | 'reward.same-person'
>;

/**
 * The newest version, looked at again: the pack may have changed since. Whoever publishes names the version that they
 * read; one that waited for three days is proposed anew. What was granted keeps its terms.
 */
export function publishBonus(
  { database, clock }: App,
  code: string,
  actor: Actor,
  read?: number,
): Promise<Published> {
  return inTransaction<Published>(database, async (transaction) => {
    const proposal = await selectProposal(transaction, code);
    if (!proposal) return refuse('bonus.unknown');
    if (isNobody(actor) || proposal.proposed_by === actor.name) return refuse('reward.same-person');
    const now = clock.now();
    const isOther = read !== undefined && proposal.version !== read;
    if (isOther || isStale(proposal.proposed_at, now)) return refuse('bonus.over');
    const [fault] = faultsOfBonus(proposal.terms, now);
    if (fault !== undefined) throw new Error(fault);
    await endLiveOffer(transaction, code, now);
    const isPublished = await publishProposal(transaction, {
      id: proposal.id,
      by: actor.name,
      now,
    });
    if (!isPublished) return refuse('bonus.over');
    const { currency } = await selectMerchant(transaction);
    const budget = { name: bonusBudgetOf(code), commodity: currency };
    await setBudget(transaction, { ...budget, cap: BigInt(proposal.terms.budget) });
    const { version } = proposal;
    const detail = { version: String(version) };
    await writeAudit(transaction, actor, 'bonus.publish', `bonus:${code}`, detail);
    return done({ version });
  });
}

/** Nobody can choose it any more, and no deposit brings it; what is played goes on. */
export function pauseBonus(
  { database, clock }: App,
  code: string,
  actor: Actor,
): Promise<Outcome<null, 'bonus.unknown'>> {
  return inTransaction<Outcome<null, 'bonus.unknown'>>(database, async (transaction) => {
    if (!(await endLiveOffer(transaction, code, clock.now()))) return refuse('bonus.unknown');
    await writeAudit(transaction, actor, 'bonus.pause', `bonus:${code}`, {});
    return done(null);
  });
}

export function listBonusOffers({ database }: Pick<AppContext, 'database'>) {
  return selectNewestOffers(database);
}
