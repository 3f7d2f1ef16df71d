import type { BonusTerms } from '#contract/bonus-terms.ts';
import type { Database } from '#server/db/open.ts';
import { kycStanding } from '#server/identity-documents/kyc-standing.ts';
import { hasDeposited, hasTakenBack } from '../missions/progress-store.ts';
import { offersOfPerson } from '../offers-in-play-store.ts';

type Refusal = 'kyc.missing' | 'bonus.not-for-you';
type Meant = Pick<BonusTerms, 'code' | 'audience'>;

/**
 * Why somebody is not meant by an offer; null where they are. Asked when they choose it and again when the
 * deposit comes, whose own fact is written at the end of its transaction and is not seen here. Both lock the person
 * first.
 */
export async function refusalFor(
  database: Database,
  { playerId, terms }: { playerId: string; terms: Meant },
): Promise<Refusal | null> {
  return (await refusalsFor(database, playerId, [terms])).get(terms.code) ?? null;
}

/** The same of several, by code, in as many statements as for one. */
export async function refusalsFor(
  database: Database,
  playerId: string,
  offers: readonly Meant[],
): Promise<ReadonlyMap<string, Refusal>> {
  const codes = offers.map(({ code }) => code);
  const [had, isTakenBack, isFirst, papers] = await Promise.all([
    offersOfPerson(database, { playerId, codes }),
    hasTakenBack(database, playerId),
    hasDeposited(database, playerId).then((has) => !has),
    kycStanding(database, playerId),
  ]);
  const of = ({ code, audience }: Meant): Refusal | null => {
    // A deposit of theirs came back through their bank or card: no other one brings a bonus.
    if (had.has(code) || isTakenBack) return 'bonus.not-for-you';
    if (audience !== 'first-deposit') return null;
    if (papers !== 'approved') return 'kyc.missing';
    return isFirst ? null : 'bonus.not-for-you';
  };
  return new Map(
    offers.flatMap((offer) => {
      const refusal = of(offer);
      return refusal ? [[offer.code, refusal] as const] : [];
    }),
  );
}
