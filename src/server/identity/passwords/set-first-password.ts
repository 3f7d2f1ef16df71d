import type { RequestOf } from '#contract/call.ts';
import type { Fault } from '#contract/field-rules.ts';
import type { setFirstPassword as setFirstPasswordCall } from '#contract/first-password.ts';
import { inTransaction } from '#server/db/open.ts';
import {
  done,
  type Outcome,
  type Player,
  refuse,
  refuseFields,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { proveSelf } from '../factors/prove-self.ts';
import { tellOfGuard } from '../factors/tell-of-guard.ts';
import { lockWaysIn, selectWaysIn } from '../login/ways-in-store.ts';
import { sessionOf } from '../sessions/player-session.ts';
import { newPasswordFault } from './new-password-fault.ts';
import { hashChosen, writePassword } from './set-password.ts';

type Call = typeof setFirstPasswordCall;
type Set = Outcome<object, Call['refuses'][number] | 'request.invalid'>;

/** The fields first and the proof after them: a code is not to be spent on two that do not match. */
export async function setFirstPassword(
  app: AppContext,
  { newPassword, confirmNewPassword, proof }: RequestOf<Call>,
  player: Player,
  visit: Visit,
): Promise<Set> {
  const faults: Record<string, Fault> = {};
  const fault = await newPasswordFault(app, newPassword, { account: player.account, visit });
  if (fault) faults.newPassword = fault;
  if (confirmNewPassword !== newPassword) faults.confirmNewPassword = { kind: 'confirmation' };
  if (Object.keys(faults).length > 0) return refuseFields(faults);
  const { hasPassword } = await selectWaysIn(app.database, player.id);
  if (hasPassword) return refuse('password.exists');
  const proved = await proveSelf(app, player, proof);
  if (!proved.done) {
    // Set at this moment by another tab, it is what stands in the way, and not the proof.
    const now = await selectWaysIn(app.database, player.id);
    return now.hasPassword ? refuse('password.exists') : proved;
  }
  const hashed = await hashChosen(newPassword);
  if (!hashed.done) return hashed;
  return inTransaction<Set>(app.database, async (transaction) => {
    await lockWaysIn(transaction, player.id);
    // Of two requests at once, the second would silently overwrite the first one's password.
    if ((await selectWaysIn(transaction, player.id)).hasPassword) return refuse('password.exists');
    const password = { playerId: player.id, passwordHash: hashed.value };
    await writePassword(app, transaction, { ...password, keptSession: sessionOf(player) });
    await tellOfGuard(app, transaction, player, 'password-set');
    return done({});
  });
}
