import * as v from 'valibot';
import { HumanCheckPayload, humanCheckRefusals } from './anti-abuse.ts';
import { defineCall } from './call.ts';
import { Client, DialingCode, Entered, entrances } from './session.ts';

/** The errors of a phone-auth service; those of popups are of services that open one. */
export const phoneAuthRefusals = [
  'phone-auth.missing-number',
  'phone-auth.invalid-number',
  'phone-auth.captcha-failed',
  'phone-auth.too-many',
  'phone-auth.quota-exceeded',
  'phone-auth.not-allowed',
  'phone-auth.invalid-code',
  'phone-auth.code-expired',
  'phone-auth.popup-closed',
  'phone-auth.popup-blocked',
  'phone-auth.unknown',
] as const;

export const sendPhoneAuthCode = defineCall({
  name: 'sendPhoneAuthCode',
  summary: 'Has another company’s service send a code to a number, to log in',
  method: 'POST',
  path: '/wps/verification/phoneAuth',
  who: 'anyone',
  request: v.strictObject({
    mobileNum: v.pipe(v.string(), v.maxLength(300)),
    countryDialingCode: DialingCode,
    humanCheck: v.optional(HumanCheckPayload),
  }),
  value: v.object({
    /** What the code belongs to over there; it goes along with it. */
    phoneSession: v.string(),
    expiredMinutes: v.number(),
  }),
  refuses: [
    ...humanCheckRefusals,
    'login.phone-auth-off',
    'message.too-soon',
    'message.too-many',
    ...phoneAuthRefusals,
  ],
});

export const phoneAuthLogin = defineCall({
  name: 'phoneAuthLogin',
  summary: 'Opens a session by a number that another company’s service has verified',
  method: 'POST',
  path: '/wps/session/login/phoneAuth',
  who: 'anyone',
  sealed: true,
  request: v.strictObject({
    type: v.optional(v.literal('firebase'), 'firebase'),
    phoneSession: v.pipe(v.string(), v.maxLength(2_048)),
    verificationCode: v.pipe(v.string(), v.maxLength(255)),
    entrance: v.optional(v.picklist(entrances), 'site'),
    client: Client,
  }),
  value: Entered,
  refuses: ['login.phone-auth-off', ...phoneAuthRefusals, 'login.not-agent', 'login.not-member'],
});
