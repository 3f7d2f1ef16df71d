import type { Fault } from '#contract/field-rules.ts';
import type { Registration, register } from '#contract/register.ts';
import type { Entered } from '#contract/session.ts';
import type { Provider } from '#contract/system.ts';
import { addressKey } from '#server/anti-abuse/address-key.ts';
import { guessCode } from '#server/anti-abuse/guess-code.ts';
import { spendCaptcha } from '#server/anti-abuse/spend-captcha.ts';
import { reserveAttempt, takeBackAttempt } from '#server/anti-abuse/throttle.ts';
import { waitSeconds } from '#server/anti-abuse/wait-seconds.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import {
  contactService,
  refuseExcludedNewcomer,
} from '#server/exclusion-register/excluded-person.ts';
import type { PersonFacts } from '#server/exclusion-register/marks-of.ts';
import { noteMarks } from '#server/exclusion-register/note-marks.ts';
import { lookForResemblance, planResemblance } from '#server/exclusion-register/resemblance-job.ts';
import { enterIn } from '#server/identity/login/enter.ts';
import { hashChosen, writePassword } from '#server/identity/passwords/set-password.ts';
import { lockFields } from '#server/identity-documents/profile-fields.ts';
import {
  type Done,
  done,
  type Outcome,
  type Refused,
  refuse,
  refuseFields,
  type Visit,
} from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import { readSite } from '#server/system/read-site.ts';
import { spendProof } from '#server/verification/spend-code.ts';
import { type Checked, checkRegistration } from './check-registration.ts';
import { findSponsor, type Sponsor } from './find-sponsor.ts';
import { type NumberProof, proveNumber } from './prove-number.ts';
import { newReferralCode } from './referral-code.ts';
import {
  insertPlayer,
  insertProfile,
  insertReferralCode,
  insertSponsor,
  isNameTaken,
  type NewProfile,
} from './store.ts';

type By = 'username' | 'mobile';
type Code = (typeof register)['refuses'][number];
type Refusal = Code | 'request.invalid' | 'request.too-many';

/** Somebody else’s word for who this is: it takes the password’s place. */
export interface Vouching {
  provider: Provider;
  /** A mailbox that they have seen to be the newcomer’s. */
  provedEmail: string | null;
  /** Spends the word, in the account’s own transaction: what it refuses has opened nothing. */
  spend(transaction: Database, playerId: string): Promise<Outcome<unknown, VouchingRefusal>>;
}

type VouchingRefusal = 'provider.over' | 'provider.linked-elsewhere';

/** Without a password of its own: who vouched opens it from then on. */
export function openVouchedAccount(
  app: AppContext,
  phoneAuth: PhoneAuth,
  request: Registration,
  visit: Visit,
  vouching: Vouching,
): Promise<Outcome<Entered, Refusal | VouchingRefusal>> {
  // The human check has been done before the voucher was looked at.
  const askMachine = async () => null;
  return open(app, 'username', request, visit, { askMachine, vouching, phoneAuth });
}

/**
 * Opens an account and logs in to it, in the order of the specification: what costs work or money is
 * asked for when all else is right, `askMachine` whether the human check was done. Whatever is refused has
 * written nothing down, and a code that was right stays good until the account stands.
 */
export async function openAccount(
  app: AppContext,
  phoneAuth: PhoneAuth,
  by: By,
  request: Registration,
  visit: Visit,
  askMachine: () => Promise<Refused<Code> | null>,
): Promise<Outcome<Entered, Refusal>> {
  // Without a voucher nothing of a voucher is refused.
  const opened = open(app, by, request, visit, { askMachine, phoneAuth });
  return opened as Promise<Outcome<Entered, Refusal>>;
}

interface Asking {
  askMachine: () => Promise<Refused<Code> | null>;
  vouching?: Vouching;
  phoneAuth: PhoneAuth;
}

async function open(
  app: AppContext,
  by: By,
  request: Registration,
  visit: Visit,
  { askMachine, vouching, phoneAuth }: Asking,
): Promise<Outcome<Entered, Refusal | VouchingRefusal>> {
  const site = await readSite(app, visit.language);
  const { USERNAMEREG3, MOBILENUMREG3, PHONEAUTHREG3 } = site.whitelabel;
  if (!(by === 'username' ? USERNAMEREG3 : MOBILENUMREG3)) return refuse('register.closed');
  if (!request.terms) return refuseFields({ terms: { kind: 'terms' } });
  const checked = checkRegistration(
    site,
    by,
    request,
    vouching && { hasEmail: vouching.provedEmail !== null },
  );
  if (!checked.done) return checked;
  const sponsor = await findSponsor(app, request, visit);
  if (!sponsor.done) return sponsor;
  const captcha = site.register.captcha?.enabled && (await refuseCaptcha(app, request));
  if (captcha) return captcha;
  const isMachine = await askMachine();
  if (isMachine) return isMachine;
  const counted = [{ rule: 'registration', key: addressKey(visit.address) }] as const;
  const reserved = await reserveAttempt(app, counted);
  if (!reserved.done) return refuse('register.too-many', waitSeconds(app, reserved.until));
  const opened = await proveAndWrite(app, request, visit, {
    checked: checked.value,
    sponsor: sponsor.value,
    vouching,
    phoneAuth: PHONEAUTHREG3 ? phoneAuth : null,
  });
  // Accounts are counted and not tries: a name that is taken must not shut out a whole network. What
  // asks for customer service stays counted, so that nobody can try whose mailbox is excluded.
  if (!opened.done && opened.code !== contactService) {
    await takeBackAttempt(app, counted, reserved.at);
  }
  if (!opened.done) return opened;
  const { playerId, entered } = opened.value;
  await lookForResemblance(app, { playerId, step: 'registration' });
  return entered;
}

interface NewAccount {
  playerId: string;
  entered: Done<Entered>;
}

async function proveAndWrite(
  app: AppContext,
  request: Registration,
  visit: Visit,
  { phoneAuth, ...parts }: Omit<CheckedRegistration, 'proof'> & { phoneAuth: PhoneAuth | null },
): Promise<Outcome<NewAccount, Refusal | VouchingRefusal>> {
  const { account, isByMobile } = parts.checked;
  // The service confirms a code once: a name that is taken must not use it up.
  if (phoneAuth && !isByMobile && (await isNameTaken(app.database, account))) {
    return refuseTaken('username');
  }
  const proved = await guessCode(app, visit, () =>
    proveNumber(app, phoneAuth, parts.checked, request),
  );
  if (!proved.done) return proved;
  const excluded = await refuseExcludedNewcomer(app, account, factsOf(parts));
  if (excluded) return excluded;
  return writeAccount(app, request, visit, { ...parts, proof: proved.value });
}

async function refuseCaptcha(app: AppContext, { captcha }: Registration) {
  if (!captcha) return { ...refuse('captcha.missing'), needsCaptcha: true };
  const isRight = await spendCaptcha(app, captcha);
  return isRight ? null : { ...refuse('captcha.wrong'), needsCaptcha: true };
}

function factsOf({
  checked,
  vouching,
}: Pick<CheckedRegistration, 'checked' | 'vouching'>): PersonFacts {
  return {
    identityNumber: checked.idNumber,
    phone: checked.mobile,
    mailbox: vouching?.provedEmail ?? checked.profile.email,
    names: [checked.profile.payeeName],
  };
}

interface CheckedRegistration {
  checked: Checked;
  sponsor: Sponsor;
  proof: NumberProof;
  vouching: Vouching | undefined;
}

/** Account and first login stand together or not at all: no answer reports a fault while the account exists. */
async function writeAccount(
  app: AppContext,
  request: Registration,
  visit: Visit,
  { checked, sponsor, proof, vouching }: CheckedRegistration,
): Promise<Outcome<NewAccount, Refusal | VouchingRefusal>> {
  const payment = checked.paymentPassword ? await hashChosen(checked.paymentPassword) : null;
  if (payment && !payment.done) return payment;
  const password = checked.password ? await hashChosen(checked.password) : null;
  if (password && !password.done) return password;
  const now = app.clock.now();
  return inTransaction<Outcome<NewAccount, Refusal | VouchingRefusal>>(
    app.database,
    async (transaction) => {
      const { merchant } = app.settings;
      const { account } = checked;
      const { language } = visit;
      const { accountType: type } = sponsor;
      const playerId = await insertPlayer(transaction, { account, merchant, language, type });
      if (!playerId) return refuseTaken(checked.isByMobile ? 'mobileNum' : 'username');
      const profile: NewProfile = {
        playerId,
        locked: lockFields(app, playerId, {
          ...checked.profile,
          ...(vouching?.provedEmail ? { email: vouching.provedEmail } : {}),
          mobile: checked.mobile,
          idNumber: checked.idNumber,
        }),
        emailProvedAt: vouching?.provedEmail ? now : null,
        mobileProvedAt: proof.isProved ? now : null,
        paymentPasswordHash: payment?.value ?? null,
        termsAcceptedAt: now,
        now,
      };
      if (!(await insertProfile(transaction, profile))) {
        return refuseTaken(proof.isProved ? 'mobileNum' : 'email');
      }
      await noteMarks(app, transaction, playerId, factsOf({ checked, vouching }));
      await planResemblance(app, transaction, { playerId, step: 'registration' });
      if (password) {
        await writePassword(app, transaction, { playerId, passwordHash: password.value });
      }
      const { registerUrl = null, registerMethod } = request;
      await insertSponsor(transaction, { ...sponsor, playerId, registerUrl, registerMethod, now });
      while (!(await insertReferralCode(transaction, playerId, newReferralCode())));
      const kept = await vouching?.spend(transaction, playerId);
      if (kept && !kept.done) return kept;
      if (proof.code) {
        const spent = await spendProof(transaction, proof.code);
        if (!spent.done) return spent;
      }
      const { client } = request;
      const vouched = vouching && { vouchedBy: vouching.provider };
      const entering = { playerId, client, ...vouched };
      return done({ playerId, entered: await enterIn(app, transaction, entering, visit) });
    },
  );
}

function refuseTaken(field: 'username' | 'mobileNum' | 'email') {
  const fault: Fault = { kind: 'taken' };
  return refuseFields({ [field]: fault });
}
