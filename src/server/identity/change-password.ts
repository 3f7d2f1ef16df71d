import type { RequestOf } from '#contract/call.ts';
import type { Fault } from '#contract/field-rules.ts';
import type { changePassword as changePasswordCall } from '#contract/session.ts';
import { type Outcome, type Player, refuseFields, type Visit } from '#server/kernel/answer.ts';
import type { House } from '#server/kernel/app-context.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { newPasswordFault } from './new-password-fault.ts';
import { sessionOf } from './player-session.ts';
import { setPassword } from './set-password.ts';

type Call = typeof changePasswordCall;

/** The old one first, and counted as a login is: a phone left open is no place to guess. */
export async function changePassword(
  house: House,
  request: RequestOf<Call>,
  player: Player,
  visit: Visit,
): Promise<Outcome<object, Call['refuses'][number] | 'request.invalid'>> {
  const faults = await faultsOf(house, request, player, visit);
  if (Object.keys(faults).length > 0) return refuseFields(faults);
  const checked = await checkOwnPassword(house, player, request.oldPassword);
  if (!checked.done) return checked;
  return setPassword(house, {
    player,
    password: request.newPassword,
    keptSession: sessionOf(player),
  });
}

async function faultsOf(
  house: House,
  { oldPassword, newPassword, confirmNewPassword }: RequestOf<Call>,
  { account }: Player,
  visit: Visit,
): Promise<Record<string, Fault>> {
  const faults: Record<string, Fault> = {};
  const isSame = newPassword === oldPassword;
  const fault = await newPasswordFault(house, newPassword, { account, visit });
  if (fault || isSame) faults.newPassword = fault ?? { kind: 'same-password' };
  if (confirmNewPassword !== newPassword) faults.confirmNewPassword = { kind: 'confirmation' };
  return faults;
}
