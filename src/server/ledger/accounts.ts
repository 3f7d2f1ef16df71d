import type { Database } from '#server/db/open.ts';
import type { AccountName } from './account-kinds.ts';
import { openAccountRow } from './store.ts';

/**
 * The number of an account, which is opened by whoever needs it first. An account never goes away,
 * so a house account's number is asked for once a gateway; players' are too many to remember.
 */
export async function openAccount(database: Database, name: AccountName): Promise<string> {
  if ('playerId' in name) return openAccountRow(database, name);
  const known = numbersOf(database);
  const label = `${name.kind}/${name.subject ?? ''}/${name.commodity}`;
  const earlier = known.get(label);
  if (earlier !== undefined) return earlier;
  const id = await openAccountRow(database, name);
  // Inside a transaction it may still be taken back, and then the number would name nothing.
  if (!database.isTransaction) known.set(label, id);
  return id;
}

const numbers = new WeakMap<Database, Map<string, string>>();

function numbersOf(database: Database): Map<string, string> {
  const known = numbers.get(database) ?? new Map<string, string>();
  numbers.set(database, known);
  return known;
}
