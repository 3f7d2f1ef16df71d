import type { Transaction } from '#server/db/open.ts';
import { kycStanding } from '#server/identity-documents/kyc-standing.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';

/** In the order in which they are looked for; every call that withdraws lists them. */
export const withdrawRefusals = ['kyc.missing', 'kyc.pending', 'kyc.refused'] as const;

/**
 * Null allows it. A break never stands in the way: what is a player's own goes out whenever they
 * want it (L-BREAK). Who they are has to be known (L-KYC).
 */
export async function mayWithdraw(
  transaction: Transaction,
  { playerId }: { playerId: string },
): Promise<Refused<(typeof withdrawRefusals)[number]> | null> {
  const standing = await kycStanding(transaction, playerId);
  if (standing === 'approved') return null;
  return refuse(standing === 'none' ? 'kyc.missing' : `kyc.${standing}`);
}
