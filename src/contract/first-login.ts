import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Typed } from './session.ts';

/** What was typed; the profile's rule for birthdays judges it, so that faults have words. */
const Birthday = v.pipe(v.string(), v.maxLength(100));

export const completeFirstLogin = defineCall({
  name: 'completeFirstLogin',
  summary: 'The owner of an account that an agent opened tells age and terms, and sets a password',
  method: 'POST',
  path: '/wps/member/first-login',
  who: 'real-member',
  evenBeforeChange: true,
  sealed: true,
  request: v.strictObject({
    birthday: Birthday,
    /** Of age, and the terms read (L-AGE); said by the person, never filled in. */
    terms: v.boolean(),
    oldPassword: Typed,
    newPassword: Typed,
    confirmNewPassword: Typed,
  }),
  value: v.object({}),
  refuses: ['account.already-confirmed', 'login.locked', 'login.busy', 'login.wrong'],
});
