import type { RequestOf } from '#contract/call.ts';
import type { Fault } from '#contract/field-rules.ts';
import type { changePassword as changePasswordCall } from '#contract/session.ts';
import {
  type Outcome,
  type Player,
  refuse,
  refuseFields,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { sessionOf } from '../sessions/player-session.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { isConfirmationDue } from './confirmation-due.ts';
import { newPasswordFault } from './new-password-fault.ts';
import { setPassword } from './set-password.ts';

type Call = typeof changePasswordCall;

/** The old one first, and counted as a login is: a phone left open is no place to guess. */
export async function changePassword(
  app: AppContext,
  request: RequestOf<Call>,
  player: Player,
  visit: Visit,
): Promise<Outcome<object, Call['refuses'][number] | 'request.invalid'>> {
  if (await isConfirmationDue(app.database, player.id)) return refuse('account.unconfirmed');
  const faults = await passwordChangeFaults(app, request, player, visit);
  if (Object.keys(faults).length > 0) return refuseFields(faults);
  const checked = await checkOwnPassword(app, player, request.oldPassword);
  if (!checked.done) return checked;
  return setPassword(app, {
    player,
    password: request.newPassword,
    keptSession: sessionOf(player),
  });
}

export async function passwordChangeFaults(
  app: AppContext,
  { oldPassword, newPassword, confirmNewPassword }: RequestOf<Call>,
  { account }: Player,
  visit: Visit,
): Promise<Record<string, Fault>> {
  const faults: Record<string, Fault> = {};
  const isSame = newPassword === oldPassword;
  const fault = await newPasswordFault(app, newPassword, { account, visit });
  if (fault || isSame) faults.newPassword = fault ?? { kind: 'same-password' };
  if (confirmNewPassword !== newPassword) faults.confirmNewPassword = { kind: 'confirmation' };
  return faults;
}
