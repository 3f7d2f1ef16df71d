import { cleanValue } from '#contract/field-text.ts';
import { done, type Outcome } from '#server/answer.ts';
import { inTransaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { endOtherSessions, upsertCredential } from './credential-store.ts';
import { hashPassword } from './passwords.ts';

interface NewPassword {
  playerId: string;
  /** Checked by the caller. */
  password: string;
  /** The one session that goes on; every other ends with the old password. */
  keptSession?: Buffer | undefined;
}

export async function setPassword(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  { playerId, password, keptSession }: NewPassword,
): Promise<Outcome<object, 'login.busy' | 'request.invalid'>> {
  const hashed = await hashPassword(cleanValue('newPassword', password));
  if (!hashed.done) return hashed;
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    const passwordHash = hashed.value;
    await upsertCredential(transaction, {
      playerId,
      passwordHash,
      changedAt: now,
      mustChange: false,
    });
    await endOtherSessions(transaction, { playerId, keptHash: keptSession, now });
    return done({});
  });
}
