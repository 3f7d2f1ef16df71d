import { cleanValue } from '#contract/field-text.ts';
import { clearFailures, reserveAttempt, takeBackAttempt } from '#server/anti-abuse/throttle.ts';
import { waitSeconds } from '#server/anti-abuse/wait-seconds.ts';
import type { Database } from '#server/db/open.ts';
import { inTurn } from '#server/identity/login/in-turn.ts';
import { verifyPassword } from '#server/identity/passwords/passwords.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectProfile } from './store.ts';

/**
 * The password that is asked for before money leaves. It is short, so guesses are few: counted as the
 * account's are, and apart from them.
 */
export function checkPaymentPassword(
  app: AppContext,
  player: Player,
  typed: string,
): Promise<Checked> {
  // While one is compared it counts as wrong: a right one beside it waits until that is known.
  return inTurn(app, `payment ${player.id}`, () => check(app, player, typed));
}

type Checked = Outcome<
  null,
  'payment-password.unset' | 'payment-password.wrong' | 'payment-password.locked' | 'login.busy'
>;

async function check(app: AppContext, player: Player, typed: string): Promise<Checked> {
  const { payment_password_hash: stored } = await selectProfile(app.database, player.id);
  if (!stored) return refuse('payment-password.unset');
  const counted = { rule: 'login-account', key: `payment ${player.id}` } as const;
  const reserved = await reserveAttempt(app, [counted]);
  if (!reserved.done) {
    return refuse('payment-password.locked', waitSeconds(app, reserved.until));
  }
  const verdict = await verifyPassword(stored, cleanValue('paymentPassword', typed));
  if (!verdict.done) {
    await takeBackAttempt(app, [counted], reserved.at);
    return verdict;
  }
  if (!verdict.value.isRight) return refuse('payment-password.wrong');
  await clearFailures(app, counted);
  return done(null);
}

export async function hasPaymentPassword(database: Database, playerId: string): Promise<boolean> {
  return (await selectProfile(database, playerId)).payment_password_hash !== null;
}
