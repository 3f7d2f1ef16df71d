import type { AppContext } from '#server/kernel/app-context.ts';
import type { Push, PushKeys } from '#server/ports/push/push.ts';
import { insertPushKeys, selectPushKeys } from './push-store.ts';

const place = 'push_key.private_key';
/**
 * Keys are made when the first browser asks, and never changed: every subscription is bound to them. A
 * gateway reads them once.
 */
export function createPushKeys(
  app: Pick<AppContext, 'database' | 'vault'>,
  push: Pick<Push, 'makeKeys'>,
): () => Promise<PushKeys> {
  let reading: Promise<PushKeys> | undefined;
  return () => {
    reading ??= readKeys(app, push).catch((cause) => {
      // The next caller tries again what failed.
      reading = undefined;
      throw cause;
    });
    return reading;
  };
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
