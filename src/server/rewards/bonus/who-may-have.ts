import type { BonusTerms } from '#contract/bonus-terms.ts';
import type { Database } from '#server/db/open.ts';
import { kycStanding } from '#server/identity-documents/kyc-standing.ts';
import { hasDeposited, hasTakenBack } from '../missions/progress-store.ts';
import { hasOfferAsAnother } from '../offers-in-play-store.ts';

/**
 * Why somebody is not meant by an offer; null where they are. Asked when they choose it and again when the
 * deposit comes, whose own fact is written at the end of its transaction and is not seen here. Both lock the person
 * first.
 */
export async function refusalFor(
  database: Database,
  { playerId, terms }: { playerId: string; terms: BonusTerms },
): Promise<'kyc.missing' | 'bonus.not-for-you' | null> {
  if (await hasOfferAsAnother(database, { playerId, code: terms.code })) return 'bonus.not-for-you';
  // A deposit of theirs came back through their bank or card: no other one brings a bonus.
  if (await hasTakenBack(database, playerId)) return 'bonus.not-for-you';
  if (terms.audience !== 'first-deposit') return null;
  if ((await kycStanding(database, playerId)) !== 'approved') return 'kyc.missing';
  return (await hasDeposited(database, playerId)) ? 'bonus.not-for-you' : null;
}
