import { cleanValue } from '#contract/field-text.ts';
import { clearFailures, reserveAttempt, takeBackAttempt } from '#server/anti-abuse/throttle.ts';
import { waitSeconds } from '#server/anti-abuse/wait-seconds.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectCredential } from './credential-store.ts';
import { verifyPassword } from './passwords.ts';

/**
 * The password of somebody who is in already: a phone left open is no place to guess. Counted apart
 * from strangers' guesses at the door, which must not keep the owner from what only they may do.
 */
export async function checkOwnPassword(
  app: AppContext,
  player: Player,
  typed: string,
): Promise<Outcome<null, 'login.wrong' | 'login.locked' | 'login.busy'>> {
  const counted = { rule: 'login-account', key: `inside ${player.id}` } as const;
  const reserved = await reserveAttempt(app, [counted]);
  if (!reserved.done) {
    return refuse('login.locked', waitSeconds(app, reserved.until));
  }
  const known = await selectCredential(app.database, player.account);
  const password = cleanValue('oldPassword', typed);
  const verdict = await verifyPassword(known?.passwordHash ?? null, password);
  if (!verdict.done) {
    await takeBackAttempt(app, [counted], reserved.at);
    return verdict;
  }
  if (!verdict.value.isRight) return refuse('login.wrong');
  await clearFailures(app, counted);
  return done(null);
}
