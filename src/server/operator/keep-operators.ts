import type { Duty } from '#contract/call.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { newTotpSecret } from '#server/secrets/totp.ts';
import { writeAudit } from './audit.ts';
import { insertOperator, markRemoved, selectOperators, setSecret } from './store.ts';

type OperatorsContext = Pick<AppContext, 'database' | 'clock'>;

export interface NewOperator {
  token: string;
  /** For their authenticator. */
  secret: string;
}

/** How long a token lasts from its making or its last code. */
export const lastsMs = 12 * 3_600_000;

/** Returns both this once; the token is kept as a hash, the secret encrypted. Undefined: name taken. */
export async function addOperator(
  { database, clock, vault }: OperatorsContext & Pick<AppContext, 'vault'>,
  name: string,
  duties: readonly Duty[],
): Promise<NewOperator | undefined> {
  const token = newToken();
  const tokenHash = hashOf(token);
  if (!tokenHash) throw new Error('A token of our own has no hash.');
  return database.transaction().execute(async (transaction) => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + lastsMs);
    const row = { name, duties: [...duties], tokenHash, now, expiresAt };
    const id = await insertOperator(transaction, row);
    if (id === undefined) return undefined;
    const secret = newTotpSecret();
    await setSecret(transaction, id, vault.lock(secret, secretPlaceOf(id)));
    await writeAudit(transaction, machine, 'operator.add', name, { duties: duties.join(' ') });
    return { token, secret };
  });
}

export async function removeOperator(
  { database, clock }: OperatorsContext,
  name: string,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const isRemoved = await markRemoved(transaction, name, clock.now());
    if (isRemoved) await writeAudit(transaction, machine, 'operator.remove', name, {});
    return isRemoved;
  });
}

export function listOperators({ database }: Pick<AppContext, 'database'>) {
  return selectOperators(database);
}

/** Where an authenticator's secret is locked: moved to another operator, it does not open. */
export function secretPlaceOf(id: string): string {
  return `operator.locked_secret.${id}`;
}

/** A person at the terminal may do anything there, and gives no name. */
const machine = { id: null, name: 'machine' };
