import type { Database } from '#server/db/open.ts';
import type { AccountName } from './account-kinds.ts';
import { openAccountRow } from './store.ts';

/** The number of an account, which is opened by whoever needs it first. An account is never deleted. */
export function openAccount(database: Database, name: AccountName): Promise<string> {
  return openAccountRow(database, name);
}
