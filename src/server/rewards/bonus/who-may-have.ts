import type { BonusTerms } from '#contract/bonus-terms.ts';
import type { Transaction } from '#server/db/open.ts';
import { kycStanding } from '#server/identity-documents/kyc-standing.ts';
import { hasDeposited, hasTakenBack } from '../missions/progress-store.ts';

/**
 * Why somebody is not meant by an offer; null where they are. Asked when they choose it and again when the
 * deposit comes, whose own fact is written at the end of its transaction and is not seen here.
 */
export async function refusalFor(
  transaction: Transaction,
  { playerId, terms }: { playerId: string; terms: BonusTerms },
): Promise<'kyc.missing' | 'bonus.not-for-you' | null> {
  // A deposit of theirs came back through their bank or card: no other one brings a bonus.
  if (await hasTakenBack(transaction, playerId)) return 'bonus.not-for-you';
  if (terms.audience !== 'first-deposit') return null;
  if ((await kycStanding(transaction, playerId)) !== 'approved') return 'kyc.missing';
  return (await hasDeposited(transaction, playerId)) ? 'bonus.not-for-you' : null;
}
