import type { KeyObject } from 'node:crypto';
import type { AppContext } from '#server/kernel/app-context.ts';
import { onceFetched, slotFor } from '#server/kernel/scope.ts';
import { insertOwnKey, selectOwnKey } from './key-store.ts';
import { makeKeyPair, readPrivateKey } from './sign.ts';

export interface OwnKey {
  kid: string;
  /** A JWK as text. */
  publicKey: string;
  privateKey: KeyObject;
}

const place = 'vendor_key.private_key';
const ownKey = slotFor<Promise<OwnKey>>('own key before vendors');

/** What we sign with before vendors; the gateway reads it once. */
export function ownKeyOf(app: Pick<AppContext, 'database' | 'vault' | 'scope'>): Promise<OwnKey> {
  return onceFetched(app.scope, ownKey, () => readOwnKey(app));
}

/** Made when it is first asked for, and the same on every gateway. */
export async function readOwnKey({
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
