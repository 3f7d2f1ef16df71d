import type { RequestOf } from '#contract/call.ts';
import { checkField, type Fault, requiredRule } from '#contract/field-rules.ts';
import type { setPaymentPassword } from '#contract/profile.ts';
import { inTransaction } from '#server/db/open.ts';
import { proveSelf } from '#server/identity/factors/prove-self.ts';
import { tellOfGuard } from '#server/identity/factors/tell-of-guard.ts';
import { verifyPassword } from '#server/identity/passwords/passwords.ts';
import { hashChosen } from '#server/identity/passwords/set-password.ts';
import {
  done,
  type Outcome,
  type Player,
  refuseFields,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { lockProfile, selectProfile, updateProfile } from './store.ts';

type Call = typeof setPaymentPassword;

/** Set and set anew by the same proof: who forgot theirs needs nobody's help. */
export async function setOwn(
  app: AppContext,
  { newPassword, confirmNewPassword, proof }: RequestOf<Call>,
  player: Player,
  visit: Visit,
): Promise<Outcome<object, Call['refuses'][number] | 'request.invalid'>> {
  const faults: Record<string, Fault> = {};
  const { register } = await readSite(app, visit.language);
  const rule = { ...(register.paymentPassword ?? requiredRule), enabled: true, required: true };
  const fault = checkField(rule, newPassword, { field: 'paymentPassword', values: {} });
  if (fault) faults.newPassword = fault;
  if (confirmNewPassword !== newPassword) faults.confirmNewPassword = { kind: 'confirmation' };
  if (Object.keys(faults).length > 0) return refuseFields(faults);
  const proved = await proveSelf(app, player, proof);
  if (!proved.done) return proved;
  // One that opens the account too guards nothing beside it.
  const { passwordHash } = await selectProfile(app.database, player.id);
  const compared = passwordHash ? await verifyPassword(passwordHash, newPassword) : null;
  if (compared && !compared.done) return compared;
  if (compared?.value.isRight) return refuseFields({ newPassword: { kind: 'same-password' } });
  const hashed = await hashChosen(newPassword);
  if (!hashed.done) return hashed;
  return inTransaction(app.database, async (transaction) => {
    await lockProfile(transaction, player.id);
    await updateProfile(transaction, player.id, {
      payment_password_hash: hashed.value,
      payment_password_changed_at: app.clock.now(),
    });
    await tellOfGuard(app, transaction, player, 'payment-password-set');
    return done({});
  });
}
