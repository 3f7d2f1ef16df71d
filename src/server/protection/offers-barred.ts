import type { Database } from '#server/db/open.ts';
import { selectOfferFacts } from './offer-facts-store.ts';

export type OfferBar = 'offer.switched-off' | 'offer.not-now';

/**
 * Whether somebody may be offered anything beside a break: they may have switched offers off, and a mark of harm that
 * nobody has looked at stops offers. What was earned is no offer. Null permits it.
 */
export async function offersBarred(database: Database, playerId: string): Promise<OfferBar | null> {
  const { isOff, isMarked } = await selectOfferFacts(database, playerId);
  if (isOff) return 'offer.switched-off';
  return isMarked ? 'offer.not-now' : null;
}
