import { cleanValue } from '#contract/field-text.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { done, type Outcome, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { tellOfGuard } from '../factors/tell-of-guard.ts';
import { endSessionsOf, type Teller } from '../sessions/end-session.ts';
import { setChanged } from '../sessions/session-store.ts';
import { deleteHalfOpen, upsertCredential } from './credential-store.ts';
import { hashPassword } from './passwords.ts';

interface NewPassword {
  player: Player;
  /** Checked by the caller. */
  password: string;
  /** The one session that goes on; every other ends with the old password. */
  keptSession?: Buffer | undefined;
}

export async function setPassword(
  app: Pick<AppContext, 'database' | 'clock' | 'events' | 'settings' | 'vault'>,
  { player, password, keptSession }: NewPassword,
): Promise<Outcome<object, 'login.busy' | 'request.invalid'>> {
  const hashed = await hashChosen(password);
  if (!hashed.done) return hashed;
  return inTransaction(app.database, async (transaction) => {
    await writePassword(app, transaction, {
      playerId: player.id,
      passwordHash: hashed.value,
      keptSession,
    });
    await tellOfGuard(app, transaction, player, 'password-changed');
    return done({});
  });
}

/** Before anything is locked: it takes longer than all that follows. */
export function hashChosen(password: string) {
  return hashPassword(cleanValue('newPassword', password));
}

/** As a part of something larger, which succeeds or fails with it. */
export async function writePassword(
  app: Teller,
  transaction: Transaction,
  password: Pick<NewPassword, 'keptSession'> & {
    playerId: string;
    passwordHash: string;
    mustChange?: boolean;
  },
): Promise<void> {
  const { playerId, passwordHash, keptSession, mustChange = false } = password;
  const changedAt = app.clock.now();
  const credential = { playerId, passwordHash, changedAt, mustChange };
  await upsertCredential(transaction, credential);
  await deleteHalfOpen(transaction, playerId);
  await endSessionsOf(app, transaction, { playerId, keptHash: keptSession });
  if (keptSession) await setChanged(transaction, keptSession);
}
