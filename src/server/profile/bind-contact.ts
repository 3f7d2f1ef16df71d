import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { checkField, requiredRule } from '#contract/field-rules.ts';
import { patternKinds } from '#contract/patterns.ts';
import { readMobile } from '#contract/phone.ts';
import type { bindContact, sendBindCode } from '#contract/profile.ts';
import { inTransaction } from '#server/db/open.ts';
import { noteMarks } from '#server/exclusion-register/note-marks.ts';
import { proveSelf } from '#server/identity/factors/prove-self.ts';
import { tellOfContact } from '#server/identity/factors/tell-owner.ts';
import { emailHash, lockFields, mobileHash } from '#server/identity-documents/profile-fields.ts';
import {
  done,
  type Outcome,
  type Player,
  refuseFields,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { sendCode } from '#server/verification/send-code.ts';
import { proveCode, spendProof } from '#server/verification/spend-code.ts';
import { isTaken, lockProfile, updateProfile } from './store.ts';

type Contact = { mobile: string; country: string | null } | { email: string };

/** Sends to known and unknown contacts alike: only the proved holder learns that one is taken. */
export async function sendCodeTo(
  app: AppContext,
  request: RequestOf<typeof sendBindCode>,
  player: Player,
  { language, address }: Visit,
): Promise<
  Outcome<
    AnswerOf<typeof sendBindCode>,
    (typeof sendBindCode)['refuses'][number] | 'request.invalid'
  >
> {
  const read = readContact(request);
  if (!read.done) return read;
  const contact = read.value;
  return sendCode(app, {
    scene: 'bind',
    kind: 'mobile' in contact ? 'sms' : 'mail',
    target: targetOf(contact),
    language,
    address,
    country: 'mobile' in contact ? contact.country : null,
    playerId: player.id,
  });
}

type Bound = Outcome<object, (typeof bindContact)['refuses'][number] | 'request.invalid'>;

/** Notifies the previous contact, so that a thief does not take the account over unnoticed. */
export async function bind(
  app: AppContext,
  { code, proof, ...request }: RequestOf<typeof bindContact>,
  player: Player,
): Promise<Bound> {
  const read = readContact(request);
  if (!read.done) return read;
  const contact = read.value;
  const target = targetOf(contact);
  const shown = await proveCode(app.database, { scene: 'bind', target, code });
  if (!shown.done) return shown;
  const proved = await proveSelf(app, player, proof);
  if (!proved.done) return proved;
  const field = 'mobile' in contact ? 'mobileNum' : 'email';
  const taken = refuseFields({ [field]: { kind: 'taken' } });
  const bound = inTransaction<Bound>(app.database, async (transaction) => {
    await lockProfile(transaction, player.id);
    const hash =
      'mobile' in contact
        ? { mobileHash: mobileHash(app, contact.mobile) }
        : { emailHash: emailHash(app, contact.email) };
    if (await isTaken(transaction, player.id, hash)) return taken;
    await tellOfContact(app, transaction, player.id, target);
    const now = app.clock.now();
    const [phone, mailbox] = 'mobile' in contact ? [target, null] : [null, target];
    const locked = lockFields(app, player.id, phone ? { mobile: phone } : { email: mailbox });
    const provedAt = phone ? { mobile_proved_at: now } : { email_proved_at: now };
    await updateProfile(transaction, player.id, { ...locked, ...provedAt });
    await noteMarks(app, transaction, player.id, { phone, mailbox });
    const spent = await spendProof(transaction, shown.value);
    return spent.done ? done({}) : spent;
  });
  return bound.catch((thrown: unknown) => {
    // Two who proved it at the same moment: the index lets one of them through.
    if (isConflict(thrown)) return taken;
    throw thrown;
  });
}

function readContact(
  request: Omit<RequestOf<typeof sendBindCode>, 'humanCheck'>,
): Outcome<Contact, 'request.invalid'> {
  if (request.kind === 'mobile') {
    const reading = readMobile(request.countryDialingCode ?? '', request.mobileNum);
    if (!reading.isMobile) return refuseFields({ mobileNum: reading.fault });
    return done({ mobile: reading.e164, country: reading.countryCode });
  }
  const email = request.email.trim();
  const rule = {
    ...requiredRule,
    acceptedPattern: patternKinds.EMAIL.source,
    patternId: 'EMAIL',
    maxLength: 254,
  };
  const fault = checkField(rule, email, { field: 'email', values: {} });
  return fault ? refuseFields({ email: fault }) : done({ email });
}

function targetOf(contact: Contact): string {
  return 'mobile' in contact ? contact.mobile : contact.email;
}

function isConflict(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === '23505';
}
