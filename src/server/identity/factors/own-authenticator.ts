import { brands } from '#brands/brands.ts';
import type * as authenticator from '#contract/authenticator.ts';
import type { AnswerOf, CallDeclaration, RequestOf } from '#contract/call.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { secretBoxOf } from './authenticator-box.ts';
import { isLastFactorGone } from './prove-removal.ts';
import { proveSelf } from './prove-self.ts';
import { writeRecoveryCodes } from './recovery-codes-proof.ts';
import { countUnused } from './recovery-codes-store.ts';
import { tellOfGuard } from './tell-of-guard.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  hasAuthenticator,
  removeAuthenticator,
} from './totp-enrolment.ts';

type Answered<Call extends CallDeclaration> = Outcome<AnswerOf<Call>, Call['refuses'][number]>;

export async function readAuthenticator(
  { database }: AppContext,
  player: Player,
): Promise<Done<AnswerOf<typeof authenticator.authenticatorState>>> {
  const isOn = await hasAuthenticator(database, player.id);
  return done({ isOn, recoveryCodesLeft: isOn ? await countUnused(database, player.id) : 0 });
}

export async function beginOwn(
  app: AppContext,
  { proof }: RequestOf<typeof authenticator.beginAuthenticator>,
  player: Player,
): Promise<Answered<typeof authenticator.beginAuthenticator>> {
  const proved = await proveSelf(app, player, proof);
  if (!proved.done) return proved;
  return beginAuthenticator(app, secretBoxOf(app, player.id), {
    playerId: player.id,
    account: player.account,
    issuer: brands[app.settings.brand].name,
  });
}

export async function confirmOwn(
  app: AppContext,
  { code }: RequestOf<typeof authenticator.confirmAuthenticator>,
  player: Player,
): Promise<Answered<typeof authenticator.confirmAuthenticator>> {
  const box = secretBoxOf(app, player.id);
  return confirmAuthenticator(app, box, player.id, code, (transaction) =>
    tellOfGuard(app, transaction, player, 'authenticator-on'),
  );
}

export async function removeOwn(
  app: AppContext,
  { proof }: RequestOf<typeof authenticator.removeAuthenticator>,
  player: Player,
): Promise<Answered<typeof authenticator.removeAuthenticator>> {
  const proved = await proveSelf(app, player, proof);
  if (!proved.done) return proved;
  return removeAuthenticator(app, player.id, async (transaction) => {
    const gone = { since: app.clock.now(), proof };
    const isLastFactor = await isLastFactorGone(app, transaction, player.id, gone);
    await tellOfGuard(app, transaction, player, 'authenticator-off', { isLastFactor });
  });
}

export async function renewOwnCodes(
  app: AppContext,
  { proof }: RequestOf<typeof authenticator.renewRecoveryCodes>,
  player: Player,
): Promise<Answered<typeof authenticator.renewRecoveryCodes>> {
  const proved = await proveSelf(app, player, proof);
  if (!proved.done) return proved;
  if (!(await hasAuthenticator(app.database, player.id))) return refuse('authenticator.not-begun');
  return inTransaction(app.database, async (transaction) => {
    const recoveryCodes = await writeRecoveryCodes(transaction, player.id);
    await tellOfGuard(app, transaction, player, 'recovery-codes-renewed');
    return done({ recoveryCodes });
  });
}
