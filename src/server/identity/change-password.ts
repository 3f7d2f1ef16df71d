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
import { clearFailures, reserveAttempt, takeBackAttempt } from '#server/checks/throttle.ts';
import { inTransaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { readSite } from '#server/system/read-site.ts';
import { isCommonPassword } from './common-passwords.ts';
import { endOtherSessions, selectCredential, upsertCredential } from './credential-store.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { sessionOf } from './player-session.ts';

type Call = typeof changePasswordCall;

/** The old one first, and counted as a login is: a phone left open is no place to guess. */
export async function changePassword(
  house: House,
  request: RequestOf<Call>,
  player: Player,
  visit: Visit,
): Promise<Outcome<object, Call['refuses'][number] | 'request.invalid'>> {
  const site = await readSite(house, visit.language);
  const faults = newPasswordFaults(request, site.register.password ?? requiredRule);
  if (Object.keys(faults).length > 0) return refuseFields(faults);
  // Counted apart from strangers' guesses, which must not keep the owner from a new password.
  const counted = { rule: 'login-account', key: `inside ${player.id}` } as const;
  const reserved = await reserveAttempt(house, [counted]);
  if (!reserved.done) {
    const leftMs = reserved.until.getTime() - house.clock.now().getTime();
    return refuse('login.locked', Math.max(1, Math.ceil(leftMs / 1_000)));
  }
  const known = await selectCredential(house.database, player.account);
  const typed = cleanValue('oldPassword', request.oldPassword);
  const verdict = await verifyPassword(known?.passwordHash ?? null, typed);
  if (!verdict.done) {
    await takeBackAttempt(house, [counted], reserved.at);
    return verdict;
  }
  if (!verdict.value.isRight) return refuse('login.wrong');
  await clearFailures(house, counted);
  return setPassword(house, player, request.newPassword);
}

async function setPassword(
  { database, clock }: House,
  player: Player,
  password: string,
): Promise<Outcome<object, 'login.busy' | 'request.invalid'>> {
  const hashed = await hashPassword(cleanValue('newPassword', password));
  if (!hashed.done) return hashed;
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    await upsertCredential(transaction, {
      playerId: player.id,
      passwordHash: hashed.value,
      changedAt: now,
      mustChange: false,
    });
    await endOtherSessions(transaction, { playerId: player.id, keptHash: sessionOf(player), now });
    return done({});
  });
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
