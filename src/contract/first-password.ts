import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ProofOfSelf, proofRefusals } from './proof.ts';
import { Typed } from './session.ts';

export const setFirstPassword = defineCall({
  name: 'setFirstPassword',
  summary: 'Sets the password of an account that was opened without one, upon another proof',
  method: 'POST',
  path: '/wps/member/password/first',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({
    newPassword: Typed,
    confirmNewPassword: Typed,
    proof: ProofOfSelf,
  }),
  value: v.object({}),
  refuses: ['password.exists', ...proofRefusals],
});
