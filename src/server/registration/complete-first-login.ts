import type { RequestOf } from '#contract/call.ts';
import { latestDayAt } from '#contract/dates.ts';
import type { Fault } from '#contract/field-rules.ts';
import type { completeFirstLogin as completeFirstLoginCall } from '#contract/first-login.ts';
import { checkProfile } from '#contract/profile-rules.ts';
import { inTransaction } from '#server/db/open.ts';
import { lookForResemblance, planResemblance } from '#server/exclusion-register/resemblance-job.ts';
import { tellOfGuard } from '#server/identity/factors/tell-of-guard.ts';
import { passwordChangeFaults } from '#server/identity/passwords/change-password.ts';
import { checkOwnPassword } from '#server/identity/passwords/check-own-password.ts';
import { isConfirmationDue } from '#server/identity/passwords/confirmation-due.ts';
import { hashChosen, writePassword } from '#server/identity/passwords/set-password.ts';
import { sessionOf } from '#server/identity/sessions/player-session.ts';
import { lockFields } from '#server/identity-documents/profile-fields.ts';
import {
  done,
  type Outcome,
  type Player,
  refuse,
  refuseFields,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readSite } from '#server/system/read-site.ts';
import { confirmProfile } from './store.ts';

type Call = typeof completeFirstLoginCall;
type Refusal = Call['refuses'][number] | 'request.invalid';

/**
 * The owner of an account that an agent opened states their age, accepts the terms, and changes
 * the password that the agent has read (L-AGE): all of it in one transaction, or none.
 */
export async function completeFirstLogin(
  app: AppContext,
  request: RequestOf<Call>,
  player: Player,
  visit: Visit,
): Promise<Outcome<object, Refusal>> {
  if (!(await isConfirmationDue(app.database, player.id))) {
    return refuse('account.already-confirmed');
  }
  const faults = await faultsOf(app, request, player, visit);
  if (Object.keys(faults).length > 0) return refuseFields(faults);
  const checked = await checkOwnPassword(app, player, request.oldPassword);
  if (!checked.done) return checked;
  const hashed = await hashChosen(request.newPassword);
  if (!hashed.done) return hashed;
  const { birthday } = request;
  const confirmed = await inTransaction<Outcome<object, Refusal>>(
    app.database,
    async (transaction) => {
      const locked = lockFields(app, player.id, { birthday });
      const now = app.clock.now();
      // Of two requests at once, the second finds that the first one has confirmed it.
      if (!(await confirmProfile(transaction, { playerId: player.id, locked, now }))) {
        return refuse('account.already-confirmed');
      }
      // The devices that logged in so far may be an excluded person's.
      await planResemblance(app, transaction, { playerId: player.id, step: 'registration' });
      const password = { playerId: player.id, passwordHash: hashed.value };
      await writePassword(app, transaction, { ...password, keptSession: sessionOf(player) });
      await tellOfGuard(app, transaction, player, 'password-changed');
      return done({});
    },
  );
  if (confirmed.done) {
    await lookForResemblance(app, { playerId: player.id, step: 'registration' });
  }
  return confirmed;
}

async function faultsOf(
  app: AppContext,
  request: RequestOf<Call>,
  player: Player,
  visit: Visit,
): Promise<Record<string, Fault>> {
  const faults = await passwordChangeFaults(app, request, player, visit);
  if (!request.terms) faults.terms = { kind: 'terms' };
  const { register } = await readSite(app, visit.language);
  const { birthday } = request;
  const today = latestDayAt(app.clock.now());
  const ageFault = checkProfile(register, { birthday }, { today, known: {} }).birthday;
  if (birthday === '') faults.birthday = { kind: 'required' };
  else if (ageFault) faults.birthday = ageFault;
  return faults;
}
