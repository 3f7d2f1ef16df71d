import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Entered } from '#contract/session.ts';
import type { takeSignIn } from '#contract/sign-in.ts';
import { inTransaction } from '#server/db/open.ts';
import { hasAuthenticator } from '#server/identity/factors/totp-enrolment.ts';
import { type Entering, enter } from '#server/identity/login/enter.ts';
import { openDoor } from '#server/identity/login/open-door.ts';
import { refuseEntrance } from '#server/identity/login/refuse-entrance.ts';
import { emailHash } from '#server/identity-documents/profile-fields.ts';
import {
  type Done,
  done,
  type Outcome,
  type Player,
  refuse,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { boundBrowser, unboundCookie } from './bind-browser.ts';
import { linkOwn } from './link-sign-in.ts';
import { selectLinked, selectPlayerByEmail, setLinkedUsed } from './store.ts';
import { hintOf, keepVoucher, spendVoucher, type Voucher } from './vouchers.ts';

type Call = typeof takeSignIn;
type TakenSignIn = Outcome<AnswerOf<Call>, Call['refuses'][number]>;

/** What the code of an address is good for: a session, a link, or the step that is still missing. */
export async function take(
  app: AppContext,
  { code, client }: RequestOf<Call>,
  player: Player | null,
  visit: Visit,
): Promise<TakenSignIn> {
  const { database } = app;
  const voucher = await spendVoucher(app, database, 'code', code, visit);
  if (!voucher) return refuse('provider.over');
  if (voucher.playerId !== null) return endLink(app, voucher, player);
  const { provider, person, entrance } = voucher;
  const found = await selectLinked(database, { provider, subject: person.subject });
  // Nobody is put out of an account of their own; who is only on trial has none yet.
  if (player && !player.isTrial && player.id !== found?.id) return refuse('login.other-account');
  if (!found) return nextStep(app, voucher, visit);
  const misplaced = refuseEntrance(entrance, found.type);
  if (misplaced) return misplaced;
  const now = app.clock.now();
  await setLinkedUsed(database, { provider, subject: person.subject, now });
  const entered = await open(app, { playerId: found.id, client, vouchedBy: provider }, visit);
  const cookies = [...(entered.cookies ?? []), unboundCookie];
  return done({ step: 'entered', entered: entered.value, entrance }, cookies);
}

/** A provider's word is a proof in itself; an authenticator is asked for besides, from new places. */
async function open(app: AppContext, entering: Entering, visit: Visit): Promise<Done<Entered>> {
  const isGuarded = await hasAuthenticator(app.database, entering.playerId);
  return isGuarded ? openDoor(app, entering, visit) : enter(app, entering, visit);
}

async function endLink(
  app: AppContext,
  voucher: Voucher,
  player: Player | null,
): Promise<TakenSignIn> {
  // Who proved themselves when they went is still who is here.
  if (!player || player.id !== voucher.playerId) return refuse('login.other-account');
  return inTransaction<TakenSignIn>(app.database, async (transaction) => {
    const linked = await linkOwn(app, transaction, voucher, player);
    if (!linked.done) return linked;
    return done({ step: 'linked', provider: voucher.provider }, [unboundCookie]);
  });
}

/**
 * Nobody has linked it. An e-mail that is bound to an account takes that account over for nobody: its
 * owner logs in as ever, and links then. Agents' accounts are not opened at their entrance.
 */
async function nextStep(app: AppContext, voucher: Voucher, visit: Visit): Promise<TakenSignIn> {
  const cookieHash = boundBrowser(visit);
  if (!cookieHash) return refuse('provider.over');
  const { provider, person, entrance } = voucher;
  const { email, isEmailProved } = person;
  const provedEmail = isEmailProved ? email : null;
  const ticket = await keepVoucher(app, 'ticket', cookieHash, voucher);
  const next = { provider, ticket, hint: hintOf(person) };
  const isBound =
    provedEmail && (await selectPlayerByEmail(app.database, emailHash(app, provedEmail)));
  if (isBound || entrance === 'agent') return done({ step: 'log-in', ...next });
  return done({
    step: 'open-account',
    ...next,
    hasEmail: provedEmail !== null,
    email: provedEmail === null ? (email ?? '') : '',
  });
}
