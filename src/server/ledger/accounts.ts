import type { Database } from '#server/db/open.ts';
import type { AccountName } from './account-kinds.ts';
import { openAccountRow, openAccountRows, selectAmounts } from './store.ts';

/** The number of an account, which is opened by the first transaction that needs it. An account is never deleted. */
export function openAccount(database: Database, name: AccountName): Promise<string> {
  return openAccountRow(database, name);
}

/** The numbers of many, in the order of their names; about a hundred at a time. */
export function openAccounts(
  database: Database,
  names: readonly AccountName[],
): Promise<readonly string[]> {
  return openAccountRows(database, names);
}

/** What lies in players' accounts, by number; the house's have no balance of their own. */
export async function amountsIn(
  database: Database,
  accounts: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await selectAmounts(database, accounts);
  return new Map(rows.map(({ accountId, amount }) => [accountId, BigInt(amount)]));
}
