import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Client, DialingCode, Entered, Typed } from './session.ts';

/** The query parameter of the link in the mail; the first script of the page takes it out of the address. */
export const resetParameter = 'reset';

export const forgotByEmail = defineCall({
  name: 'forgotByEmail',
  summary: 'Sends a link for a new password to the e-mail address of an account',
  method: 'POST',
  path: '/wps/member/password/email',
  who: 'anyone',
  form: true,
  request: v.strictObject({ username: Typed, email: Typed }),
  /** The same whether there is such an account or not. */
  value: v.object({ validMinutes: v.number() }),
  refuses: ['message.too-soon', 'message.too-many'],
});

export const resetPassword = defineCall({
  name: 'resetPassword',
  summary: 'Sets a new password by the link of a mail, and ends every session',
  method: 'POST',
  path: '/wps/member/password/reset',
  who: 'anyone',
  sealed: true,
  request: v.strictObject({
    code: v.pipe(v.string(), v.maxLength(64)),
    newPassword: Typed,
    confirmNewPassword: Typed,
  }),
  value: v.object({ account: v.string() }),
  refuses: ['password.link-over', 'login.busy'],
});

export const setPasswordByPhone = defineCall({
  name: 'setPasswordByPhone',
  summary: 'Sets a new password by a code sent to the account’s number, and logs in',
  method: 'POST',
  path: '/wps/member/password/verification',
  who: 'anyone',
  sealed: true,
  request: v.strictObject({
    newPassword: Typed,
    mobileNum: Typed,
    countryDialingCode: DialingCode,
    verificationCode: v.pipe(v.string(), v.maxLength(255)),
    client: Client,
  }),
  value: Entered,
  refuses: ['password.by-phone-off', 'code.invalid', 'code.expired', 'code.too-many', 'login.busy'],
});
