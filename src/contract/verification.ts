import * as v from 'valibot';
import { HumanCheckPayload, humanCheckRefusals } from './anti-abuse.ts';
import { defineCall } from './call.ts';
import { CodeSent, DialingCode, Typed } from './session.ts';

/** What a code is good for; one that was sent for the one does not open the other. */
export const smsScenes = ['login', 'password'] as const;

export const smsWithoutLogin = defineCall({
  name: 'smsWithoutLogin',
  summary: 'Sends a code to a number, to log in or to set a new password',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  who: 'anyone',
  request: v.strictObject({
    mobileNum: Typed,
    countryDialingCode: DialingCode,
    scene: v.optional(v.picklist(smsScenes), 'login'),
    humanCheck: v.optional(HumanCheckPayload),
  }),
  value: CodeSent,
  refuses: [...humanCheckRefusals, 'login.sms-off', 'message.too-soon', 'message.too-many'],
});
