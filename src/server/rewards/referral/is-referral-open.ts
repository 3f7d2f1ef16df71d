import type { Database } from '#server/db/open.ts';
import { isOfferedNothing } from '../may-offer.ts';
import { selectProgramme } from './referral-store.ts';

/** In a break nobody is asked to bring others. */
export async function isReferralOpen(
  database: Database,
  { playerId, now }: { playerId: string; now: Date },
): Promise<boolean> {
  const [programme, isBreak] = await Promise.all([
    selectProgramme(database),
    isOfferedNothing(database, { playerId, now }),
  ]);
  return programme !== undefined && !isBreak;
}
