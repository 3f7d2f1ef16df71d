import {
  checkFields,
  type Fault,
  type FormValues,
  registrationRules,
} from '#contract/field-rules.ts';
import { cleanValue, type FormField } from '#contract/field-text.ts';
import { mobileJudge, readMobile } from '#contract/phone.ts';
import type { Registration } from '#contract/register.ts';
import { isReservedName } from '#server/identity/login/reserved-names.ts';
import { isTooEasy } from '#server/identity/passwords/new-password-fault.ts';
import { done, type Outcome, refuseFields } from '#server/kernel/answer.ts';
import type { readSite } from '#server/system/read-site.ts';

export interface Checked {
  account: string;
  isByMobile: boolean;
  /** Null where the account is opened by codes alone. */
  password: string | null;
  paymentPassword: string | null;
  idNumber: string | null;
  /** In E.164. */
  mobile: string | null;
  /** What was typed for the number; null where none is asked for. */
  code: string | null;
  profile: Record<
    'email' | 'payeeName' | 'qqNum' | 'line' | 'whatsapp' | 'facebook' | 'wechat',
    string | null
  >;
}

type Site = Awaited<ReturnType<typeof readSite>>;

/** Every field by the merchant's rules, with the words of the first fault of each; or what will be stored. */
export function checkRegistration(
  site: Site,
  by: 'username' | 'mobile',
  request: Registration,
  vouched?: { hasEmail: boolean },
): Outcome<Checked, 'request.invalid'> {
  const { countryDialingCode = '' } = request;
  const hasMobile = request.mobileNum.trim() !== '';
  const { captcha: _, ...rules } = registrationRules(site, { by, hasMobile, vouched });
  // A code that a link or a domain carries is no field that was filled in: the agents' list judges it.
  const { affiliateCode: _carried, ...others } = rules;
  const judged = request.affiliateCode.trim() === '' ? rules : others;
  const values = typedOf(request);
  const judgeMobile = mobileJudge(countryDialingCode);
  const faults: Record<string, Fault> = { ...checkFields(judged, values, { judgeMobile }) };
  const clean = (field: FormField) => cleanValue(field, values[field] ?? '') || null;
  const isByMobile = by === 'mobile';
  const reading = clean('mobileNum') ? readMobile(countryDialingCode, request.mobileNum) : null;
  const mobile = reading?.isMobile ? reading.e164 : null;
  const account = isByMobile ? (mobile ?? '').slice(1) : (clean('username') ?? '');
  if (!isByMobile && !faults.username && isReservedName(account)) {
    faults.username = { kind: 'taken' };
  }
  const password = rules.password?.enabled ? clean('password') : null;
  if (password && !faults.password && isTooEasy(site, password, account)) {
    faults.password = { kind: 'common-password' };
  }
  if (Object.keys(faults).length > 0) return refuseFields(faults);
  return done({
    account,
    isByMobile,
    password,
    paymentPassword: clean('paymentPassword'),
    idNumber: clean('idNumber'),
    mobile,
    code: rules.verificationCode?.enabled ? clean('verificationCode') : null,
    profile: {
      email: clean('email'),
      payeeName: clean('payeeName'),
      qqNum: clean('qqNum'),
      line: clean('line'),
      whatsapp: clean('whatsapp'),
      facebook: clean('facebook'),
      wechat: clean('wechat'),
    },
  });
}

function typedOf(request: Registration): FormValues {
  const { captcha: _, terms: __, client: ___, login: ____, ...rest } = request;
  return rest;
}
