import type { RequestOf } from '#contract/call.ts';
import { checkField, type Fault, requiredRule } from '#contract/field-rules.ts';
import { cleanValue } from '#contract/field-text.ts';
import type { changePassword as changePasswordCall } from '#contract/session.ts';
import {
  done,
  type Outcome,
  type Player,
  refuse,
  refuseFields,
  type Visit,
} from '#server/answer.ts';
import type { House } from '#server/house.ts';
import { readSite } from '#server/system/read-site.ts';
import { countAttempt, forgiveAttempts, takeBackAttempt } from './attempts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { endOtherSessions, selectCredential, upsertCredential } from './credential-store.ts';
import { accountLimit } from './judge-attempt.ts';
import { hashPassword, TooBusy, verifyPassword } from './passwords.ts';
import { sessionOf } from './player-session.ts';

type Call = typeof changePasswordCall;

/** The old one first, and under the same lock as a login: a phone left open is no place to guess. */
export async function changePassword(
  house: House,
  request: RequestOf<Call>,
  player: Player,
  visit: Visit,
): Promise<Outcome<object, Call['refuses'][number] | 'request.invalid'>> {
  const site = await readSite(house, visit.language);
  const faults = newPasswordFaults(request, site.register.password ?? requiredRule);
  if (Object.keys(faults).length > 0) return refuseFields(faults);
  const tried = { scope: 'account', name: player.account } as const;
  const seconds = await countAttempt(house, { ...tried, limit: accountLimit });
  if (seconds !== undefined) return refuse('login.locked', seconds);
  const known = await selectCredential(house.database, player.account);
  try {
    const typed = cleanValue('oldPassword', request.oldPassword);
    if (!(await verifyPassword(known?.passwordHash ?? undefined, typed))) {
      return refuse('login.wrong');
    }
    const passwordHash = await hashPassword(cleanValue('newPassword', request.newPassword));
    const now = house.clock.now();
    const credential = { playerId: player.id, passwordHash, changedAt: now, mustChange: false };
    await upsertCredential(house.database, credential);
    const keptHash = sessionOf(player);
    await endOtherSessions(house.database, { playerId: player.id, keptHash, now });
  } catch (thrown) {
    if (!(thrown instanceof TooBusy)) throw thrown;
    await takeBackAttempt(house, tried);
    return refuse('login.busy', 5);
  }
  await forgiveAttempts(house, tried);
  return done({});
}

type Rule = Parameters<typeof checkField>[0];

function newPasswordFaults(request: RequestOf<Call>, rule: Rule): Record<string, Fault> {
  const { oldPassword, newPassword, confirmNewPassword } = request;
  const faults: Record<string, Fault> = {};
  const needed = { ...rule, enabled: true, required: true };
  const fault = checkField(needed, newPassword, { field: 'newPassword', values: {} });
  if (fault) faults.newPassword = fault;
  else if (newPassword === oldPassword) faults.newPassword = { kind: 'same-password' };
  else if (isCommonPassword(newPassword)) faults.newPassword = { kind: 'common-password' };
  if (confirmNewPassword !== newPassword) faults.confirmNewPassword = { kind: 'confirmation' };
  return faults;
}
