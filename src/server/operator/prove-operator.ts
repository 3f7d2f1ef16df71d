import type { AnswerOf } from '#contract/call.ts';
import type { operatorRenew } from '#contract/operators.ts';
import { clearFailures, reserveAttempt, type Throttled } from '#server/anti-abuse/throttle.ts';
import { waitSeconds } from '#server/anti-abuse/wait-seconds.ts';
import { done, type Operator, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { stepOfCode } from '#server/secrets/totp.ts';
import { lastsMs, secretPlaceOf } from './keep-operators.ts';
import { type Renewal, selectSecret, takeStep } from './store.ts';

type ProofContext = Pick<AppContext, 'database' | 'clock' | 'vault' | 'scope'>;
type OperatorId = Pick<Operator, 'id'>;
type Refusal = (typeof operatorRenew)['refuses'][number];

/** A new token for one that ran out, rested, or is to pay; the old one opens nothing from now on. */
export async function renewToken(
  app: ProofContext,
  operator: OperatorId,
  code: string,
): Promise<Outcome<AnswerOf<typeof operatorRenew>, Refusal>> {
  const token = newToken();
  const tokenHash = hashOf(token);
  if (!tokenHash) throw new Error('A token of our own has no hash.');
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + lastsMs);
  const proved = await takeCode(app, operator, code, { tokenHash, now, expiresAt });
  return proved.done ? done({ token, expiresAt: expiresAt.toISOString() }) : proved;
}

/** For the one action of a command: their token is as it was, rested or run out. */
export function proveOperator(
  app: ProofContext,
  operator: OperatorId,
  code: string,
): Promise<Outcome<null, Refusal>> {
  return takeCode(app, operator, code);
}

/** Of their authenticator: each opens once, and five wrong ones close the door for a while. */
async function takeCode(
  app: ProofContext,
  { id }: OperatorId,
  code: string,
  renewal?: Renewal,
): Promise<Outcome<null, Refusal>> {
  const { database, clock, vault } = app;
  const throttled: Throttled = { rule: 'second-factor', key: `operator:${id}` };
  const reserved = await reserveAttempt(app, [throttled]);
  if (!reserved.done) return refuse('authenticator.too-many', waitSeconds(app, reserved.until));
  const found = await selectSecret(database, id);
  if (!found?.lockedSecret) return refuse('authenticator.wrong');
  const secret = vault.unlock(found.lockedSecret, secretPlaceOf(id));
  const step = stepOfCode({ secret, lastStep: Number(found.lastStep) }, code, clock.now());
  const isTaken = step !== undefined && (await takeStep(database, { id, step }, renewal));
  if (!isTaken) return refuse('authenticator.wrong');
  await clearFailures(app, throttled);
  return done(null);
}
