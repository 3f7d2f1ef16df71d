import * as v from 'valibot';
import { CaptchaAnswer, HumanCheckPayload, humanCheckRefusals } from './anti-abuse.ts';
import { defineCall } from './call.ts';
import { phoneAuthRefusals } from './phone-auth.ts';
import { Client, DialingCode, Entered, Typed } from './session.ts';
import { Code } from './values.ts';

/** What was typed into one field; the merchant's own rule judges it, so that faults have its words. */
const Field = v.optional(v.pipe(v.string(), v.maxLength(2_000)), '');
const Host = v.pipe(v.string(), v.maxLength(253), v.regex(/^[A-Za-z0-9.-]*$/));

export const registration = v.strictObject({
  username: Field,
  password: Field,
  confirmPassword: Field,
  payeeName: Field,
  email: Field,
  qqNum: Field,
  mobileNum: Field,
  countryDialingCode: v.optional(DialingCode),
  verificationCode: Field,
  /** What another company's service called its code, where PHONEAUTHREG3 has it send the codes. */
  phoneSession: v.optional(v.pipe(v.string(), v.maxLength(2_048))),
  affiliateCode: Field,
  paymentPassword: Field,
  line: Field,
  whatsapp: Field,
  facebook: Field,
  wechat: Field,
  idNumber: Field,
  captcha: v.optional(CaptchaAnswer),
  humanCheck: v.optional(HumanCheckPayload),
  /** Of age, and the terms read (L-AGE); said by the person, never filled in. */
  terms: v.optional(v.boolean(), false),
  referralCode: v.optional(Code),
  domain: v.optional(Host),
  registerUrl: v.optional(v.pipe(v.string(), v.maxLength(2_048))),
  registerMethod: v.optional(v.literal('WEB'), 'WEB'),
  login: v.optional(v.literal(true), true),
  client: Client,
});
export type Registration = v.InferOutput<typeof registration>;

export const registrationRefusals = [
  ...humanCheckRefusals,
  'register.closed',
  'register.too-many',
  'captcha.missing',
  'captcha.wrong',
  'affiliate.unknown',
  'code.invalid',
  'code.expired',
  'code.too-many',
  ...phoneAuthRefusals,
  'account.contact-service',
  'login.busy',
] as const;

export const register = defineCall({
  name: 'register',
  summary: 'Opens an account under a name, and logs in to it',
  method: 'PUT',
  path: '/wps/member/register',
  who: 'anyone',
  sealed: true,
  request: registration,
  value: Entered,
  refuses: registrationRefusals,
});

export const registerMobile = defineCall({
  name: 'registerMobile',
  summary: 'Opens an account whose name is a mobile number, and logs in to it',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  who: 'anyone',
  sealed: true,
  request: registration,
  value: Entered,
  refuses: registrationRefusals,
});

export const smsRegister = defineCall({
  name: 'smsRegister',
  summary: 'Sends a code to a number that an account is to be opened with',
  method: 'POST',
  path: '/wps/verification/sms/register',
  who: 'anyone',
  request: v.strictObject({
    mobileNo: Typed,
    countryDialingCode: DialingCode,
    humanCheck: v.optional(HumanCheckPayload),
  }),
  value: v.object({
    expiredMinutes: v.number(),
    /** How long it is good; another company's service does not say. */
    validMinutes: v.optional(v.number()),
    /** Goes along with the code, where another company's service has sent it. */
    phoneSession: v.optional(v.string()),
  }),
  refuses: [...humanCheckRefusals, 'message.too-soon', 'message.too-many', ...phoneAuthRefusals],
});

export const affiliate = defineCall({
  name: 'affiliate',
  summary: 'Whether an invitation code is an agent’s, or which one belongs to this domain',
  method: 'GET',
  path: '/wps/agent/affiliate',
  who: 'anyone',
  request: v.strictObject({
    code: v.optional(v.pipe(v.string(), v.maxLength(64))),
    domain: v.optional(Host),
  }),
  /** Null where there is none; then the form asks for one. */
  value: v.object({ code: v.nullable(v.string()) }),
  refuses: [],
});
