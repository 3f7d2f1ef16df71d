import { addressKey } from '#server/anti-abuse/address-key.ts';
import { hashFor } from '#server/anti-abuse/check-secret.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { writeAudit } from '#server/operator/audit.ts';

interface FailedLogin {
  /** By which proof somebody tried to come in. */
  way: 'password' | 'sms' | 'phone-auth' | 'passkey' | 'second-proof';
  /** Undefined where what was typed is nobody's. */
  playerId: string | undefined;
  /** A name or number as it was typed; undefined where nothing is typed. */
  typed?: string | undefined;
  address: string;
}

/**
 * A proof was looked at and was wrong. The line stays for years, so it names the account by its number, and what was
 * typed and from where as digests under our own key: equal ones can be counted, and nothing can be read from them.
 */
export async function noteFailedLogin(
  app: Pick<AppContext, 'database' | 'scope'>,
  { way, playerId, typed, address }: FailedLogin,
): Promise<void> {
  const digest = async (kind: string, value: string) =>
    (await hashFor(app, 'failed-login', [kind, value])).toString('base64url').slice(0, 22);
  const name = typed && (await digest('name', typed.normalize('NFKC').trim().toLowerCase()));
  const from = await digest('address', addressKey(address));
  const subject = playerId === undefined ? `name:${name ?? '-'}` : `player:${playerId}`;
  await writeAudit(app.database, { id: null, name: 'gateway' }, failedLoginAction, subject, {
    ...{ way, from },
    ...(name && { name }),
  });
}

const failedLoginAction = 'login.failed';
