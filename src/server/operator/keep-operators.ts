import type { Duty } from '#contract/call.ts';
import type { House } from '#server/house.ts';
import { hashOf, newToken } from '#server/identity/token.ts';
import { type Actor, writeAudit } from './audit.ts';
import { insertOperator, markRemoved, selectByName, selectOperators } from './store.ts';

type Parts = Pick<House, 'database' | 'clock'>;

/** The token is told this once and kept as a hash; undefined where the name is taken. */
export async function addOperator(
  { database, clock }: Parts,
  name: string,
  duties: readonly Duty[],
): Promise<string | undefined> {
  const token = newToken();
  const tokenHash = hashOf(token);
  if (!tokenHash) throw new Error('A token of our own has no hash.');
  return database.transaction().execute(async (transaction) => {
    const now = clock.now();
    const isNew = await insertOperator(transaction, { name, duties: [...duties], tokenHash, now });
    if (!isNew) return undefined;
    await writeAudit(transaction, machine, 'operator.add', name, { duties: duties.join(' ') });
    return token;
  });
}

export async function removeOperator({ database, clock }: Parts, name: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const isRemoved = await markRemoved(transaction, name, clock.now());
    if (isRemoved) await writeAudit(transaction, machine, 'operator.remove', name, {});
    return isRemoved;
  });
}

export function listOperators({ database }: Pick<House, 'database'>) {
  return selectOperators(database);
}

/** Whom a command acts as: somebody who is there and is trusted with it. */
export async function actorNamed(
  { database }: Pick<House, 'database'>,
  name: string,
  duty: Duty,
): Promise<Actor | undefined> {
  const operator = await selectByName(database, name);
  return operator?.duties.includes(duty) ? { id: operator.id, name: operator.name } : undefined;
}

/** Who types at the machine may do anything there, and says no name. */
const machine = { id: null, name: 'machine' };
