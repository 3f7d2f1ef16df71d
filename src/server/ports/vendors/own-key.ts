import type { KeyObject } from 'node:crypto';
import type { AppContext } from '#server/kernel/app-context.ts';
import { insertOwnKey, selectOwnKey } from './key-store.ts';
import { makeKeyPair, readPrivateKey } from './sign.ts';

export interface OwnKey {
  kid: string;
  /** A JWK as text. */
  publicKey: string;
  privateKey: KeyObject;
}

const place = 'vendor_key.private_key';
const keyOfDatabase = new WeakMap<object, Promise<OwnKey>>();

/** What we sign with before vendors: made when it is first asked for, and the same on every gateway. */
export function ownKeyOf(app: Pick<AppContext, 'database' | 'vault'>): Promise<OwnKey> {
  const known = keyOfDatabase.get(app.database) ?? readOwnKey(app);
  keyOfDatabase.set(app.database, known);
  // What failed once is tried again by the next who asks.
  known.catch(() => keyOfDatabase.delete(app.database));
  return known;
}

async function readOwnKey({
  database,
  vault,
}: Pick<AppContext, 'database' | 'vault'>): Promise<OwnKey> {
  if (!(await selectOwnKey(database))) {
    const { privateKey, ...rest } = makeKeyPair();
    await insertOwnKey(database, { ...rest, privateKey: vault.lock(privateKey, place) });
  }
  const kept = await selectOwnKey(database);
  if (!kept) throw new Error('The key for vendors was made and is not there.');
  const { kid, publicKey, privateKey } = kept;
  return { kid, publicKey, privateKey: readPrivateKey(vault.unlock(privateKey, place)) };
}
