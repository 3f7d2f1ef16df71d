import * as v from 'valibot';
import { defineCall } from './call.ts';
import { FieldRules, Mirror } from './system.ts';
import { Language, Nothing } from './values.ts';

export const domainRoute = defineCall({
  name: 'domainRoute',
  summary: 'The official mirrors, by region',
  method: 'GET',
  path: '/wps/system/domainRoute',
  who: 'anyone',
  request: v.strictObject({ language: Language }),
  value: v.object({ mainDomain: v.string(), mirrors: v.array(Mirror) }),
  refuses: [],
  sharedUntil: 'content',
});

export const registerSetting = defineCall({
  name: 'registerSetting',
  summary: 'Which registration fields are shown, which are required, and their rules',
  method: 'GET',
  path: '/wps/system/setting/register',
  who: 'anyone',
  request: Nothing,
  value: v.object({ fields: FieldRules }),
  refuses: [],
  sharedUntil: 'content',
});

export const setLanguage = defineCall({
  name: 'setLanguage',
  summary: 'Remembers the language for this device, and for the member who is logged in',
  method: 'POST',
  path: '/wps/system/language',
  who: 'anyone',
  request: v.strictObject({ language: Language }),
  value: v.object({ language: Language }),
  refuses: [],
});

/** Where the official-representative check looks an account or an address up. */
export const verifyRepresentative = defineCall({
  name: 'verifyRepresentative',
  summary: 'Whether a contact really is one of ours',
  method: 'GET',
  path: '/wps/system/representative',
  who: 'anyone',
  request: v.strictObject({
    contact: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(120)),
  }),
  value: v.object({ official: v.boolean(), channel: v.nullable(v.string()) }),
  refuses: [],
});
