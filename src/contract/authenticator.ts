import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ProofOfSelf, proofRefusals } from './proof.ts';
import { Nothing } from './values.ts';

const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

export const authenticatorState = defineCall({
  name: 'authenticatorState',
  summary:
    'Whether the account asks for an authenticator’s code, and how many recovery codes are left',
  method: 'GET',
  path: '/wps/member/authenticator',
  who: 'real-member',
  request: Nothing,
  value: v.object({ isOn: v.boolean(), recoveryCodesLeft: v.number() }),
  refuses: [],
});

export const beginAuthenticator = defineCall({
  name: 'beginAuthenticator',
  summary: 'A secret for an authenticator app; nothing is asked of logins before its first code',
  method: 'POST',
  path: '/wps/member/authenticator/begin',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({ proof: ProofOfSelf }),
  value: v.object({ secret: v.string(), address: v.string() }),
  refuses: ['authenticator.exists', ...proofRefusals],
});

export const confirmAuthenticator = defineCall({
  name: 'confirmAuthenticator',
  summary:
    'The first code of the app switches it on; the recovery codes stand here and never again',
  method: 'POST',
  path: '/wps/member/authenticator/confirm',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({ code: v.pipe(v.string(), v.maxLength(20)) }),
  value: RecoveryCodes,
  refuses: [
    'authenticator.not-begun',
    'authenticator.exists',
    'authenticator.wrong',
    'authenticator.too-many',
  ],
});

export const removeAuthenticator = defineCall({
  name: 'removeAuthenticator',
  summary: 'Switches the authenticator off, and its recovery codes with it',
  method: 'POST',
  path: '/wps/member/authenticator/remove',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({ proof: ProofOfSelf }),
  value: v.object({}),
  refuses: proofRefusals,
});

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  summary: 'Ten new recovery codes in the place of all there were',
  method: 'POST',
  path: '/wps/member/authenticator/recovery',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({ proof: ProofOfSelf }),
  value: RecoveryCodes,
  refuses: ['authenticator.not-begun', ...proofRefusals],
});
