import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Client, Entered } from './session.ts';
import { Address } from './values.ts';

/** What the address carries: good once, for a minute, and no token. */
const HandOverCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
/** The query parameter's name; the first script of the page takes it out of the address. */
export const handOverParameter = 'code';

export const handOver = defineCall({
  name: 'handOver',
  summary: 'The address of a mirror, with a code by which the caller is logged in there too',
  method: 'POST',
  path: '/wps/session/hand-over',
  who: 'real-member',
  request: v.strictObject({ url: Address }),
  value: v.object({ address: Address }),
  refuses: ['login.unknown-mirror'],
});

export const lookAtHandOver = defineCall({
  name: 'lookAtHandOver',
  summary: 'Whose session a code would open; nothing is opened yet',
  method: 'POST',
  path: '/wps/session/hand-over/look',
  who: 'anyone',
  request: v.strictObject({ code: HandOverCode }),
  value: v.object({ account: v.string(), isHere: v.boolean() }),
  refuses: ['login.code-over', 'login.other-account'],
});

export const takeHandOver = defineCall({
  name: 'takeHandOver',
  summary: 'Opens the session that a code stands for',
  method: 'POST',
  path: '/wps/session/hand-over/take',
  who: 'anyone',
  request: v.strictObject({ code: HandOverCode, client: Client }),
  value: Entered,
  refuses: ['login.code-over', 'login.other-account'],
});
