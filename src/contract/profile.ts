import * as v from 'valibot';
import { HumanCheckPayload, humanCheckRefusals } from './anti-abuse.ts';
import { defineCall } from './call.ts';
import { Picture } from './picture.ts';
import { profileFields } from './profile-rules.ts';
import { ProofOfSelf, proofRefusals } from './proof.ts';
import { CodeSent, DialingCode, Typed } from './session.ts';
import { Moment, Nothing } from './values.ts';

const Contact = v.object({
  /** Enough of it to be recognised by who knows it. */
  hint: v.string(),
  isProved: v.boolean(),
});

export const ownProfile = defineCall({
  name: 'ownProfile',
  summary: 'What the caller entered about themselves; an identity number only by its end',
  method: 'GET',
  path: '/wps/member/info/profile',
  who: 'real-member',
  request: Nothing,
  value: v.object({
    /** Only what was stated. */
    fields: v.record(v.picklist(profileFields), v.string()),
    mobile: v.nullable(Contact),
    email: v.nullable(Contact),
    hasPassword: v.boolean(),
    hasPaymentPassword: v.boolean(),
    memberSince: Moment,
  }),
  refuses: [],
});

/** What was typed; the rules of `profile-rules.ts` judge it, so that faults have words. */
const OptionalText = v.optional(v.pipe(v.string(), v.maxLength(2_000)));

export const changeProfile = defineCall({
  name: 'changeProfile',
  summary: 'Tells or changes what is sent along, and leaves the rest; an empty text takes it back',
  method: 'POST',
  path: '/wps/member/info/profile',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({
    nickname: OptionalText,
    payeeName: OptionalText,
    fullName: OptionalText,
    birthday: OptionalText,
    birthPlace: OptionalText,
    nationality: OptionalText,
    idNumber: OptionalText,
    permanentAddress: OptionalText,
    currentAddress: OptionalText,
    occupation: OptionalText,
    incomeSource: OptionalText,
    whatsapp: OptionalText,
    telegram: OptionalText,
    facebook: OptionalText,
    line: OptionalText,
    wechat: OptionalText,
    zalo: OptionalText,
    qqNum: OptionalText,
    /** For all but the nickname, which is no secret and opens nothing. */
    proof: v.optional(ProofOfSelf),
  }),
  value: v.object({}),
  refuses: ['proof.missing', ...proofRefusals, 'profile.set-once', 'profile.not-as-papers'],
});

const Text = v.pipe(v.string(), v.maxLength(300));
const target = {
  kind: v.picklist(['mobile', 'email']),
  mobileNum: v.optional(Text, ''),
  countryDialingCode: v.optional(DialingCode),
  email: v.optional(Text, ''),
};

export const sendBindCode = defineCall({
  name: 'sendBindCode',
  summary: 'Sends a code to a number or mailbox that the caller wants to bind',
  method: 'POST',
  path: '/wps/member/info/bind/code',
  who: 'real-member',
  request: v.strictObject({ ...target, humanCheck: v.optional(HumanCheckPayload) }),
  value: CodeSent,
  refuses: [...humanCheckRefusals, 'message.too-soon', 'message.too-many'],
});

export const bindContact = defineCall({
  name: 'bindContact',
  summary: 'Binds the number or mailbox that a code has proved; the one before it is notified',
  method: 'POST',
  path: '/wps/member/info/bind',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({ ...target, code: Typed, proof: ProofOfSelf }),
  value: v.object({}),
  refuses: proofRefusals,
});

export const setPaymentPassword = defineCall({
  name: 'setPaymentPassword',
  summary: 'Sets the password that is asked for before money leaves',
  method: 'POST',
  path: '/wps/member/info/payment-password',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({ newPassword: Typed, confirmNewPassword: Typed, proof: ProofOfSelf }),
  value: v.object({}),
  refuses: proofRefusals,
});

export const ownIcon = defineCall({
  name: 'ownIcon',
  summary: 'The caller’s own picture as a data address, or null',
  method: 'GET',
  path: '/wps/member/info/icon',
  who: 'real-member',
  request: Nothing,
  value: v.object({
    picture: v.nullable(
      v.pipe(v.string(), v.regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/)),
    ),
  }),
  refuses: [],
});

export const changeIcon = defineCall({
  name: 'changeIcon',
  summary: 'Takes the body, a PNG or JPG of 5 MB at most, for the caller’s picture',
  method: 'PUT',
  path: '/wps/member/info/icon',
  who: 'real-member',
  takesPicture: true,
  request: Picture,
  value: v.object({}),
  refuses: [
    'upload.unsupported',
    'upload.too-large',
    'upload.too-many-pixels',
    'upload.damaged',
    'upload.too-many',
  ],
});

export const removeIcon = defineCall({
  name: 'removeIcon',
  summary: 'Takes the caller’s picture away',
  method: 'DELETE',
  path: '/wps/member/info/icon',
  who: 'real-member',
  request: Nothing,
  value: v.object({}),
  refuses: [],
});
