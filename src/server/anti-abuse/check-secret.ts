import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '#server/db/open.ts';
import { insertSecretOnce } from './store.ts';

type Purpose = 'captcha' | 'human-check' | 'human-check-key' | 'throttle';

/** A key for each purpose from the one secret that all gateways of a database share. */
export async function secretFor(database: Database, purpose: Purpose): Promise<Buffer> {
  const secret = await loaded(database);
  return Buffer.from(hkdfSync('sha256', secret, 'verbena', purpose, 32));
}

export async function hashFor(
  database: Database,
  purpose: Purpose,
  parts: readonly (string | Buffer)[],
): Promise<Buffer> {
  const hmac = createHmac('sha256', await secretFor(database, purpose));
  // Each part behind its length: otherwise one could end where the next begins.
  for (const part of parts) {
    const bytes = Buffer.from(part);
    hmac.update(`${bytes.length}:`).update(bytes);
  }
  return hmac.digest();
}

const secrets = new WeakMap<Database, Promise<Buffer>>();

function loaded(database: Database): Promise<Buffer> {
  const known = secrets.get(database);
  if (known) return known;
  const loading = insertSecretOnce(database, randomBytes(32));
  secrets.set(database, loading);
  // A database that was away for a moment must not stay without a secret.
  loading.catch(() => secrets.delete(database));
  return loading;
}
