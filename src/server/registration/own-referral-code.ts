import type { Database } from '#server/db/open.ts';
import { newReferralCode } from './referral-code.ts';
import { insertReferralCode, selectOwnCode } from './store.ts';

/** The code that somebody invites by; an account that was opened without one is given it now. */
export async function ownReferralCode(database: Database, playerId: string): Promise<string> {
  for (;;) {
    const code = await selectOwnCode(database, playerId);
    if (code !== undefined) return code;
    // Either it was written now, or somebody else’s tap wrote another a moment ago.
    await insertReferralCode(database, playerId, newReferralCode());
  }
}
