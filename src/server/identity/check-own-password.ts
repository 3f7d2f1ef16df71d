import { cleanValue } from '#contract/field-text.ts';
import { clearFailures, reserveAttempt, takeBackAttempt } from '#server/checks/throttle.ts';
import { waitSeconds } from '#server/checks/wait-seconds.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { selectCredential } from './credential-store.ts';
import { verifyPassword } from './passwords.ts';

/**
 * The password of somebody who is in already: a phone left open is no place to guess. Counted apart
 * from strangers' guesses at the door, which must not keep the owner from what only they may do.
 */
export async function checkOwnPassword(
  house: House,
  player: Player,
  typed: string,
): Promise<Outcome<null, 'login.wrong' | 'login.locked' | 'login.busy'>> {
  const counted = { rule: 'login-account', key: `inside ${player.id}` } as const;
  const reserved = await reserveAttempt(house, [counted]);
  if (!reserved.done) {
    return refuse('login.locked', waitSeconds(house, reserved.until));
  }
  const known = await selectCredential(house.database, player.account);
  const password = cleanValue('oldPassword', typed);
  const verdict = await verifyPassword(known?.passwordHash ?? null, password);
  if (!verdict.done) {
    await takeBackAttempt(house, [counted], reserved.at);
    return verdict;
  }
  if (!verdict.value.isRight) return refuse('login.wrong');
  await clearFailures(house, counted);
  return done(null);
}
