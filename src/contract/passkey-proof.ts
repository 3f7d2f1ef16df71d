import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Asserted, Options } from './passkeys.ts';
import { Nothing } from './values.ts';

export const beginPasskeyProof = defineCall({
  name: 'beginPasskeyProof',
  summary: 'What a browser needs to show, by one of the caller’s passkeys, that it is still them',
  method: 'POST',
  path: '/wps/member/proof/passkey/begin',
  who: 'real-member',
  request: Nothing,
  value: v.object({ options: Options }),
  refuses: ['passkey.unknown'],
});

export const provePasskey = defineCall({
  name: 'provePasskey',
  summary:
    'Takes a passkey’s answer; what it answers is a proof of self, good once and for two minutes',
  method: 'POST',
  path: '/wps/member/proof/passkey',
  who: 'real-member',
  request: v.strictObject({ asserted: Asserted }),
  value: v.object({ answer: v.string() }),
  refuses: ['passkey.refused'],
});
