import type { Database, Transaction } from '#server/db/open.ts';
import { lockProfile, selectProfile } from './store.ts';

/** The name a person is paid by: what they told of it cannot be changed by themselves. */
export async function nameOnFile(database: Database, playerId: string): Promise<string | null> {
  return named(await selectProfile(database, playerId));
}

/** Whoever asks so holds the profile until the transaction ends. */
export async function lockNameOnFile(
  transaction: Transaction,
  playerId: string,
): Promise<string | null> {
  return named(await lockProfile(transaction, playerId));
}

function named(profile: { payee_name: string | null; full_name: string | null }): string | null {
  return profile.payee_name ?? profile.full_name;
}
