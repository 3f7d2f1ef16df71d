import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { AppContext } from '#server/kernel/app-context.ts';
import { onceFetched, slotFor } from '#server/kernel/scope.ts';
import { insertSecretOnce } from './store.ts';

export type SecretContext = Pick<AppContext, 'database' | 'scope'>;
type Purpose = 'captcha' | 'human-check' | 'human-check-key' | 'throttle' | 'failed-login';

/** A key for each purpose from the one secret that all gateways of a database share. */
export async function secretFor(app: SecretContext, purpose: Purpose): Promise<Buffer> {
  const secret = await onceFetched(app.scope, checkSecret, () =>
    insertSecretOnce(app.database, randomBytes(32)),
  );
  return Buffer.from(hkdfSync('sha256', secret, 'verbena', purpose, 32));
}

export async function hashFor(
  app: SecretContext,
  purpose: Purpose,
  parts: readonly (string | Buffer)[],
): Promise<Buffer> {
  const hmac = createHmac('sha256', await secretFor(app, purpose));
  // Each part behind its length: otherwise one could end where the next begins.
  for (const part of parts) {
    const bytes = Buffer.from(part);
    hmac.update(`${bytes.length}:`).update(bytes);
  }
  return hmac.digest();
}

const checkSecret = slotFor<Promise<Buffer>>('secret of checks');
