import type { Language } from '#contract/values.ts';
import type { Database } from '#server/db/open.ts';
import { unlockField } from '#server/identity-documents/profile-fields.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectReach } from './reach-store.ts';

/** Where messages reach a player: only what they have proved to be theirs. */
export async function readReach(
  app: Pick<AppContext, 'vault'>,
  database: Database,
  playerId: string,
) {
  const found = await selectReach(database, playerId);
  if (!found) return undefined;
  return {
    account: found.account,
    // Written by calls whose schema takes a language only.
    language: found.language as Language,
    email: found.emailProvedAt ? unlockField(app, playerId, 'email', found.lockedEmail) : null,
    mobile: found.mobileProvedAt ? unlockField(app, playerId, 'mobile', found.lockedMobile) : null,
    payeeName: unlockField(app, playerId, 'payeeName', found.lockedPayeeName),
    /** Whose name the newest payout account bears. */
    accountHolder: found.accountHolder,
  };
}
