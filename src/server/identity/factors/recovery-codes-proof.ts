import { clearFailures } from '#server/anti-abuse/throttle.ts';
import type { Transaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hashRecoveryCode, newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';
import { countUnused, replaceRecoveryCodes, takeRecoveryCode } from './recovery-codes-store.ts';
import { reserveProof } from './totp-attempts.ts';

type Proved = Outcome<{ left: number }, 'authenticator.wrong' | 'authenticator.too-many'>;

/** Takes one of the codes in the app's place; it tells how many are left. */
export async function proveByRecoveryCode(
  app: Pick<AppContext, 'database' | 'clock' | 'scope'>,
  playerId: string,
  typed: string,
): Promise<Proved> {
  const { database, clock } = app;
  const reserved = await reserveProof(app, playerId);
  if (!reserved.done) return reserved;
  const read = readRecoveryCode(typed);
  if (!read) return refuse('authenticator.wrong');
  const hash = hashRecoveryCode(playerId, read);
  if (!(await takeRecoveryCode(database, { playerId, hash, now: clock.now() }))) {
    return refuse('authenticator.wrong');
  }
  for (const throttled of reserved.throttled) await clearFailures(app, throttled);
  return done({ left: await countUnused(database, playerId) });
}

/** Replaces all recovery codes; the new ones are shown here and never again. */
export async function writeRecoveryCodes(
  transaction: Transaction,
  playerId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(playerId, code.replaceAll('-', '')));
  await replaceRecoveryCodes(transaction, playerId, hashes);
  return codes;
}
