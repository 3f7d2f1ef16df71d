import type { Database, Transaction } from '#server/db/open.ts';
import { approvedName } from '#server/identity-documents/papers-on-file.ts';
import { unlockField } from '#server/identity-documents/profile-fields.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { lockProfile, selectProfile } from './store.ts';

type NameContext = Pick<AppContext, 'vault'>;

/**
 * The name a person is paid by: the one on their papers once those were accepted, and until then what
 * they stated, which they cannot change by themselves.
 */
export async function nameOnFile(
  room: NameContext,
  database: Database,
  playerId: string,
): Promise<string | null> {
  const approved = await approvedName(room, database, playerId);
  return approved ?? named(room, playerId, await selectProfile(database, playerId));
}

/** Locks the profile until the transaction ends. */
export async function lockNameOnFile(
  room: NameContext,
  transaction: Transaction,
  playerId: string,
): Promise<string | null> {
  const profile = await lockProfile(transaction, playerId);
  return (await approvedName(room, transaction, playerId)) ?? named(room, playerId, profile);
}

function named(
  room: NameContext,
  playerId: string,
  profile: { locked_payee_name: string | null; locked_full_name: string | null },
): string | null {
  return (
    unlockField(room, playerId, 'payeeName', profile.locked_payee_name) ??
    unlockField(room, playerId, 'fullName', profile.locked_full_name)
  );
}
