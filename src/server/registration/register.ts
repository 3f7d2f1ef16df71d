import type { Fault } from '#contract/field-rules.ts';
import type { Registration, register } from '#contract/register.ts';
import type { Entered } from '#contract/session.ts';
import { done, type Outcome, refuse, refuseFields, type Visit } from '#server/answer.ts';
import { addressKey } from '#server/checks/address-key.ts';
import { spendCaptcha } from '#server/checks/spend-captcha.ts';
import { reserveAttempt } from '#server/checks/throttle.ts';
import { waitSeconds } from '#server/checks/wait-seconds.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { enter } from '#server/identity/enter.ts';
import { hashChosen, writePassword } from '#server/identity/set-password.ts';
import { readSite } from '#server/system/read-site.ts';
import { type Proof, proveCode, spendProof } from '#server/verification/spend-code.ts';
import { type Checked, checkRegistration } from './check-registration.ts';
import { findSponsor, type Sponsor } from './find-sponsor.ts';
import { newReferralCode } from './referral-code.ts';
import {
  insertPlayer,
  insertProfile,
  insertReferralCode,
  insertSponsor,
  type NewProfile,
} from './store.ts';

type By = 'username' | 'mobile';
type Refusal = (typeof register)['refuses'][number] | 'request.invalid';

/** Somebody else’s word for who this is: it takes the password’s place. */
export interface Vouching {
  /** A mailbox that they have seen to be the newcomer’s. */
  provedEmail: string | null;
  /** Spends the word, in the account’s own transaction: what it refuses has opened nothing. */
  spend(transaction: Database, playerId: string): Promise<Outcome<unknown, VouchingRefusal>>;
}

type VouchingRefusal = 'provider.over' | 'provider.linked-elsewhere';

/** Without a password of its own: who vouched opens it from then on. */
export function openVouchedAccount(
  house: House,
  request: Registration,
  visit: Visit,
  vouching: Vouching,
): Promise<Outcome<Entered, Refusal | VouchingRefusal>> {
  return open(house, 'username', request, visit, vouching);
}

/**
 * Opens an account and logs in to it. Whatever is refused has written nothing down, and a code that was
 * right stays good until the account stands.
 */
export async function openAccount(
  house: House,
  by: By,
  request: Registration,
  visit: Visit,
): Promise<Outcome<Entered, Refusal>> {
  // Without a voucher nothing of a voucher is refused.
  return open(house, by, request, visit) as Promise<Outcome<Entered, Refusal>>;
}

async function open(
  house: House,
  by: By,
  request: Registration,
  visit: Visit,
  vouching?: Vouching,
): Promise<Outcome<Entered, Refusal | VouchingRefusal>> {
  const site = await readSite(house, visit.language);
  const { USERNAMEREG3, MOBILENUMREG3 } = site.whitelabel;
  if (!(by === 'username' ? USERNAMEREG3 : MOBILENUMREG3)) return refuse('register.closed');
  if (!request.terms) return refuseFields({ terms: { kind: 'terms' } });
  const checked = checkRegistration(
    site,
    by,
    request,
    vouching && { hasEmail: vouching.provedEmail !== null },
  );
  if (!checked.done) return checked;
  const captcha = site.register.captcha?.enabled && (await refuseCaptcha(house, request));
  if (captcha) return captcha;
  const sponsor = await findSponsor(house, request, visit);
  if (!sponsor.done) return sponsor;
  const slowed = await refuseCrowd(house, visit);
  if (slowed) return slowed;
  const proved = await proveNumber(house, checked.value);
  if (!proved.done) return proved;
  const opened = await writeAccount(house, request, visit, {
    checked: checked.value,
    sponsor: sponsor.value,
    proof: proved.value,
    vouching,
  });
  if (!opened.done) return opened;
  return enter(house, { playerId: opened.value, client: request.client }, visit);
}

async function refuseCaptcha(house: House, { captcha }: Registration) {
  if (!captcha) return { ...refuse('captcha.missing'), needsCaptcha: true };
  const isRight = await spendCaptcha(house, captcha);
  return isRight ? null : { ...refuse('captcha.wrong'), needsCaptcha: true };
}

async function refuseCrowd(house: House, { address }: Visit) {
  const counted = { rule: 'registration', key: addressKey(address) } as const;
  const reserved = await reserveAttempt(house, [counted]);
  if (reserved.done) return null;
  return refuse('register.too-many', waitSeconds(house, reserved.until));
}

async function proveNumber(
  { database }: House,
  { mobile, code }: Checked,
): Promise<Outcome<Proof | null, 'code.invalid' | 'code.expired' | 'code.too-many'>> {
  if (!mobile || code === null) return done(null);
  return proveCode(database, { scene: 'register', target: mobile, code });
}

interface Parts {
  checked: Checked;
  sponsor: Sponsor;
  proof: Proof | null;
  vouching: Vouching | undefined;
}

async function writeAccount(
  house: House,
  request: Registration,
  visit: Visit,
  { checked, sponsor, proof, vouching }: Parts,
): Promise<Outcome<string, Refusal | VouchingRefusal>> {
  const payment = checked.paymentPassword ? await hashChosen(checked.paymentPassword) : null;
  if (payment && !payment.done) return payment;
  const password = checked.password ? await hashChosen(checked.password) : null;
  if (password && !password.done) return password;
  const now = house.clock.now();
  return inTransaction<Outcome<string, Refusal | VouchingRefusal>>(
    house.database,
    async (transaction) => {
      const { merchant } = house.settings;
      const { account } = checked;
      const { language } = visit;
      const playerId = await insertPlayer(transaction, { account, merchant, language });
      if (!playerId) return refuseTaken(checked.isByMobile ? 'mobileNum' : 'username');
      const profile: NewProfile = {
        ...checked.profile,
        ...(vouching?.provedEmail ? { email: vouching.provedEmail } : {}),
        emailProvedAt: vouching?.provedEmail ? now : null,
        playerId,
        mobile: checked.mobile,
        mobileProvedAt: proof ? now : null,
        lockedIdNumber: lockIdNumber(house, playerId, checked.idNumber),
        paymentPasswordHash: payment?.value ?? null,
        now,
      };
      if (!(await insertProfile(transaction, profile))) {
        return refuseTaken(proof ? 'mobileNum' : 'email');
      }
      if (password)
        await writePassword(transaction, { playerId, passwordHash: password.value, now });
      const { registerUrl = null, registerMethod } = request;
      await insertSponsor(transaction, { ...sponsor, playerId, registerUrl, registerMethod, now });
      while (!(await insertReferralCode(transaction, playerId, newReferralCode())));
      const kept = await vouching?.spend(transaction, playerId);
      if (kept && !kept.done) return kept;
      if (!proof) return done(playerId);
      const spent = await spendProof(transaction, proof);
      return spent.done ? done(playerId) : spent;
    },
  );
}

function refuseTaken(field: 'username' | 'mobileNum' | 'email') {
  const fault: Fault = { kind: 'taken' };
  return refuseFields({ [field]: fault });
}

function lockIdNumber({ vault }: House, playerId: string, idNumber: string | null): string | null {
  return idNumber && vault.lock(idNumber, `profile.locked_id_number.${playerId}`);
}
