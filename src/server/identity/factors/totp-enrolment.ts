import { takeBackAttempt } from '#server/anti-abuse/throttle.ts';
import { type Database, inTransaction, type Transaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { newTotpSecret, stepOfCode, type TotpLabel, totpAddress } from '#server/secrets/totp.ts';
import { writeRecoveryCodes } from './recovery-codes-proof.ts';
import { deleteRecoveryCodes } from './recovery-codes-store.ts';
import { reserveProof } from './totp-attempts.ts';
import {
  deleteAuthenticator,
  selectAuthenticator,
  setConfirmed,
  takeStep,
  upsertUnconfirmed,
} from './totp-store.ts';

export type ProofContext = Pick<AppContext, 'database' | 'clock' | 'scope'>;

/** Encrypts a secret before it is stored and decrypts it again; bound to the player's own row. */
export interface SecretBox {
  seal(text: string): string | Promise<string>;
  open(sealed: string): string | Promise<string>;
}

export interface Begun {
  secret: string;
  /** For the QR code: `otpauth://…`. */
  address: string;
}

/** Nothing is asked of the player's logins yet: only a first code shows that the app has the secret. */
export async function beginAuthenticator(
  { database, clock }: ProofContext,
  box: SecretBox,
  { playerId, ...label }: TotpLabel & { playerId: string },
): Promise<Outcome<Begun, 'authenticator.exists'>> {
  const secret = newTotpSecret();
  const sealedSecret = await box.seal(secret);
  const isBegun = await upsertUnconfirmed(database, { playerId, sealedSecret, now: clock.now() });
  return isBegun
    ? done({ secret, address: totpAddress(secret, label) })
    : refuse('authenticator.exists');
}

type Confirmed = Outcome<
  { recoveryCodes: string[] },
  | 'authenticator.not-begun'
  | 'authenticator.exists'
  | 'authenticator.wrong'
  | 'authenticator.too-many'
>;

/** What goes with it, and fails with it. */
type Alongside = (transaction: Transaction) => Promise<void>;

/** Returns the recovery codes, which are shown here and never again. */
export async function confirmAuthenticator(
  app: ProofContext,
  box: SecretBox,
  playerId: string,
  code: string,
  alongside: Alongside = async () => undefined,
): Promise<Confirmed> {
  const { database, clock } = app;
  const now = clock.now();
  const begun = await selectAuthenticator(database, playerId);
  if (begun?.confirmedAt) return refuse('authenticator.exists');
  if (!begun || now.getTime() - begun.begunAt.getTime() > confirmWithinMs) {
    return refuse('authenticator.not-begun');
  }
  const reserved = await reserveProof(app, playerId);
  if (!reserved.done) return reserved;
  const { sealedSecret } = begun;
  const secret = await box.open(sealedSecret);
  const step = stepOfCode({ secret, lastStep: Number(begun.lastStep) }, code, now);
  if (step === undefined) return refuse('authenticator.wrong');
  const confirmed = await inTransaction<Confirmed>(database, async (transaction) => {
    if (!(await takeStep(transaction, { playerId, step, sealedSecret }))) {
      return refuse('authenticator.wrong');
    }
    await setConfirmed(transaction, playerId, now);
    await alongside(transaction);
    return done({ recoveryCodes: await writeRecoveryCodes(transaction, playerId) });
  });
  if (confirmed.done) await takeBackAttempt(app, reserved.throttled, reserved.at);
  return confirmed;
}

const confirmWithinMs = 15 * 60_000;

export async function hasAuthenticator(database: Database, playerId: string): Promise<boolean> {
  const found = await selectAuthenticator(database, playerId);
  return found !== undefined && found.confirmedAt !== null;
}

/** With its recovery codes, which would otherwise open an account that asks for no code. */
export async function removeAuthenticator(
  { database }: ProofContext,
  playerId: string,
  alongside: Alongside = async () => undefined,
): Promise<Done<object>> {
  return inTransaction<Done<object>>(database, async (transaction) => {
    await deleteAuthenticator(transaction, playerId);
    await deleteRecoveryCodes(transaction, playerId);
    await alongside(transaction);
    return done({});
  });
}
