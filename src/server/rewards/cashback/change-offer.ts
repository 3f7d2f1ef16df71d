import type { CashbackTerms } from '#contract/cashback-terms.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { offerPackAt } from '../missions/offer-packs.ts';
import { saysFree } from '../missions/review-offer.ts';
import { isNobody, isStale } from '../two-people.ts';
import { endLive, insertOffer, lockNewest, publishRow, selectOffers } from './cashback-store.ts';

type App = Pick<AppContext, 'database' | 'clock'>;

/** What the packs of a moment forbid of it, in sentences for operators; empty where it may be published. */
export function faultsOfCashback(terms: CashbackTerms, now: Date): string[] {
  const pack = offerPackAt(now);
  const faults: string[] = [];
  const highest = Math.max(...terms.rates);
  if (pack.maxCashback !== null && highest > pack.maxCashback) {
    faults.push(
      `It gives back ${highest / 100} % of a loss; ${pack.id} allows ${pack.maxCashback / 100} %.`,
    );
  }
  if (saysFree(terms.title)) faults.push('Its title says "free", and it has conditions.');
  return faults;
}

/** A new version, which holds for nobody before a second person has published it. Answers its number. */
export async function proposeCashback(
  { database, clock }: App,
  terms: CashbackTerms,
  actor: Actor,
): Promise<number> {
  const [fault] = faultsOfCashback(terms, clock.now());
  if (fault !== undefined) throw new Error(fault);
  let version = 0;
  await inTransaction(database, async (transaction) => {
    version = await insertOffer(transaction, terms, { by: actor.name, now: clock.now() });
    const detail = { version: String(version) };
    await writeAudit(transaction, actor, 'cashback.propose', `cashback:${terms.code}`, detail);
    return done(null);
  });
  return version;
}

type Published = Outcome<
  { version: number },
  'reward.unknown' | 'reward.over' | 'reward.same-person'
>;

/** The newest version, which the second person read, looked at again. A period that was played in keeps the version it began with. */
export function publishCashback(
  { database, clock }: App,
  code: string,
  actor: Actor,
  read?: number,
): Promise<Published> {
  return inTransaction<Published>(database, async (transaction) => {
    const offer = await lockNewest(transaction, code);
    if (!offer) return refuse('reward.unknown');
    if (offer.published_at !== null) return refuse('reward.over');
    if (isNobody(actor) || offer.proposed_by === actor.name) {
      return refuse('reward.same-person');
    }
    const now = clock.now();
    const isOther = read !== undefined && offer.version !== read;
    if (isOther || isStale(offer.proposed_at, now)) return refuse('reward.over');
    const [fault] = faultsOfCashback(offer.terms, now);
    if (fault !== undefined) throw new Error(fault);
    await endLive(transaction, code, now);
    await publishRow(transaction, { id: offer.id, by: actor.name, now });
    const { version } = offer;
    const detail = { version: String(version) };
    await writeAudit(transaction, actor, 'cashback.publish', `cashback:${code}`, detail);
    return done({ version });
  });
}

/** No period begins any more; one that was played in is settled at its end. */
export function endCashback(
  { database, clock }: App,
  code: string,
  actor: Actor,
): Promise<Outcome<null, 'reward.unknown'>> {
  return inTransaction<Outcome<null, 'reward.unknown'>>(database, async (transaction) => {
    if (!(await endLive(transaction, code, clock.now()))) return refuse('reward.unknown');
    await writeAudit(transaction, actor, 'cashback.end', `cashback:${code}`, {});
    return done(null);
  });
}

export function listCashback({ database }: Pick<AppContext, 'database'>) {
  return selectOffers(database);
}
