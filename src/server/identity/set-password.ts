import { cleanValue } from '#contract/field-text.ts';
import { done, type Outcome } from '#server/answer.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
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
  const hashed = await hashChosen(password);
  if (!hashed.done) return hashed;
  return inTransaction(database, async (transaction) => {
    const now = clock.now();
    await writePassword(transaction, { playerId, passwordHash: hashed.value, keptSession, now });
    return done({});
  });
}

/** Before anything is locked: it takes longer than all that follows. */
export function hashChosen(password: string) {
  return hashPassword(cleanValue('newPassword', password));
}

/** As a part of something larger, which succeeds or fails with it. */
export async function writePassword(
  transaction: Transaction,
  password: Omit<NewPassword, 'password'> & { passwordHash: string; now: Date },
): Promise<void> {
  const { playerId, passwordHash, keptSession, now } = password;
  const credential = { playerId, passwordHash, changedAt: now, mustChange: false };
  await upsertCredential(transaction, credential);
  await endOtherSessions(transaction, { playerId, keptHash: keptSession, now });
}
