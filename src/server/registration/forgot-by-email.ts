import { brands } from '#brands/brands.ts';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { Fault } from '#contract/field-rules.ts';
import { type forgotByEmail, resetParameter, type resetPassword } from '#contract/forgot.ts';
import { inTransaction } from '#server/db/open.ts';
import { newPasswordFault } from '#server/identity/passwords/new-password-fault.ts';
import { hashChosen, writePassword } from '#server/identity/passwords/set-password.ts';
import { emailHash, unlockField } from '#server/identity-documents/profile-fields.ts';
import { done, type Outcome, refuse, refuseFields, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { mayMessage } from '#server/kernel/outbox/may-message.ts';
import { queueMessage } from '#server/kernel/outbox/queue-message.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { readSite } from '#server/system/read-site.ts';
import { replaceReset, selectByNameAndEmail, selectResetOwner, takeReset } from './store.ts';

const validMinutes = 10;

type ResetOutcome = Outcome<
  AnswerOf<typeof forgotByEmail>,
  'message.too-soon' | 'message.too-many' | 'request.invalid'
>;

/**
 * The same answer, pace and work whether the two belong together or not: where they do not, the message
 * is written down without words and goes nowhere.
 */
export async function sendResetLink(
  app: AppContext,
  { username, email }: RequestOf<typeof forgotByEmail>,
  visit: Visit,
): Promise<ResetOutcome> {
  const typed = email.trim();
  if (!mailbox.test(typed)) return refuseFields({ email: { kind: 'email' } });
  const origin = await originFor(app, visit);
  const code = newToken();
  const codeHash = hashOf(code);
  if (!codeHash) throw new Error('A new token does not look like a token.');
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + validMinutes * 60_000);
  return inTransaction<ResetOutcome>(app.database, async (transaction) => {
    const { address, language } = visit;
    const pace = await mayMessage(transaction, { to: typed, address, country: null });
    if (!pace.done) return pace;
    const given = { username: username.normalize('NFKC').trim(), emailHash: emailHash(app, typed) };
    const found = await selectByNameAndEmail(transaction, given);
    await replaceReset(transaction, { codeHash, playerId: found?.id ?? null, expiresAt, now });
    await queueMessage(transaction, {
      kind: 'mail',
      to: (found && unlockField(app, found.id, 'email', found.lockedEmail)) ?? typed,
      language,
      template: 'password-reset',
      values: {
        site: brands[app.settings.brand].name,
        account: found?.account ?? '',
        linkOrCode: `${origin}/?${resetParameter}=${code}`,
        minutes: validMinutes,
      },
      playerId: found?.id ?? null,
      sendWithinSeconds: validMinutes * 60,
      isWithheld: !found,
    });
    return done({ validMinutes });
  });
}

/** As the outbox takes them: one mailbox, nothing that would make another message of it. */
const mailbox = /^(?=.{3,254}$)[^\s@\p{Cc}<>()[\]\\,;:"]+@[^\s@\p{Cc}<>()[\]\\,;:"]+$/u;

/**
 * Never the host that a request names, which anybody may forge: what is set, or the merchant's own
 * domain; and on a laptop, where only this machine can ask, its own address.
 */
async function originFor(app: AppContext, { origin, language }: Visit): Promise<string> {
  if (app.settings.publicOrigin) return app.settings.publicOrigin;
  const isLoopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
  if (isLoopback) return origin;
  return `https://${(await readSite(app, language)).mainDomain}`;
}

type Reset = Outcome<
  AnswerOf<typeof resetPassword>,
  'password.link-over' | 'login.busy' | 'request.invalid'
>;

export async function resetByLink(
  app: AppContext,
  { code, newPassword, confirmNewPassword }: RequestOf<typeof resetPassword>,
  visit: Visit,
): Promise<Reset> {
  const codeHash = hashOf(code);
  const now = app.clock.now();
  const owner = codeHash && (await selectResetOwner(app.database, codeHash, now));
  if (!owner) return refuse('password.link-over');
  const { account } = owner;
  const faults: Record<string, Fault> = {};
  const fault = await newPasswordFault(app, newPassword, { account, visit });
  if (fault) faults.newPassword = fault;
  if (confirmNewPassword !== newPassword) faults.confirmNewPassword = { kind: 'confirmation' };
  if (Object.keys(faults).length > 0) return refuseFields(faults);
  const hashed = await hashChosen(newPassword);
  if (!hashed.done) return hashed;
  return inTransaction<Reset>(app.database, async (transaction) => {
    const playerId = await takeReset(transaction, codeHash, now);
    if (!playerId) return refuse('password.link-over');
    await writePassword(app, transaction, { playerId, passwordHash: hashed.value });
    return done({ account });
  });
}
