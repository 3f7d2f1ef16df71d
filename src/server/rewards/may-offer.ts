import type { Database, Transaction } from '#server/db/open.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';
import { isOnBreak } from '#server/protection/is-on-break.ts';
import { type OfferBar, offersBarred } from '#server/protection/offers-barred.ts';
import { mayReward, type RewardRefusal } from './may-reward.ts';

export type OfferRefusal = RewardRefusal | OfferBar;

/**
 * Whether somebody may be offered something they have not earned yet: whatever `mayReward` asks, and their own wish and
 * marks of harm. Asked when it is shown, chosen, joined or taken, and again when it is granted.
 */
export async function mayOffer(
  transaction: Transaction,
  asked: { playerId: string; now: Date },
): Promise<Refused<OfferRefusal> | null> {
  const refused = await mayReward(transaction, asked);
  if (refused) return refused;
  const barred = await offersBarred(transaction, asked.playerId);
  return barred && refuse(barred);
}

/** For what is shown: nothing of it to whoever takes a break, wants no offers or bears an open mark of harm. */
export async function isOfferedNothing(
  database: Database,
  { playerId, now }: { playerId: string; now: Date },
): Promise<boolean> {
  return (
    (await isOnBreak(database, { playerId, now })) ||
    (await offersBarred(database, playerId)) !== null
  );
}
