import type { AppContext } from '#server/kernel/app-context.ts';
import type { Push, PushKeys } from '#server/ports/push/push.ts';
import { insertPushKeys, selectPushKeys } from './push-store.ts';

const place = 'push_key.private_key';
const keysByDatabase = new WeakMap<object, Promise<PushKeys>>();

/** Made when the first browser asks, and never changed: every subscription is bound to them. */
export function pushKeysOf(
  app: Pick<AppContext, 'database' | 'vault'>,
  push: Pick<Push, 'makeKeys'>,
): Promise<PushKeys> {
  const known = keysByDatabase.get(app.database) ?? readKeys(app, push);
  keysByDatabase.set(app.database, known);
  // What failed once is tried again by the next who asks.
  known.catch(() => keysByDatabase.delete(app.database));
  return known;
}

async function readKeys(
  { database, vault }: Pick<AppContext, 'database' | 'vault'>,
  push: Pick<Push, 'makeKeys'>,
): Promise<PushKeys> {
  if (!(await selectPushKeys(database))) {
    const { publicKey, privateKey } = await push.makeKeys();
    await insertPushKeys(database, { publicKey, privateKey: vault.lock(privateKey, place) });
  }
  const kept = await selectPushKeys(database);
  if (!kept) throw new Error('The keys for pushes were made and are not there.');
  return { publicKey: kept.publicKey, privateKey: vault.unlock(kept.privateKey, place) };
}
