import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Typed } from './session.ts';

export const selfProofWays = [
  'password',
  'authenticator',
  'recovery-code',
  'passkey',
  'sms',
  'email',
  // Only where there is nothing else: the session was opened by Google's or Facebook's word just now.
  'sign-in',
] as const;
export type SelfProofWay = (typeof selfProofWays)[number];

/** Asked again before what a phone left open must not do (G-MFA); travels in a sealed call. */
export const ProofOfSelf = v.strictObject({ way: v.picklist(selfProofWays), answer: Typed });
export type ProofOfSelf = v.InferOutput<typeof ProofOfSelf>;

/** What `proveSelf` may refuse with: to be listed by every call that carries a proof. */
export const proofRefusals = [
  'login.wrong',
  'login.locked',
  'login.busy',
  'login.proof-wrong',
  'authenticator.wrong',
  'authenticator.too-many',
  'code.invalid',
  'code.expired',
  'code.too-many',
  'proof.sign-in-again',
] as const;

export const selfProofs = defineCall({
  name: 'selfProofs',
  summary: 'By what the caller can prove to be themselves, the strongest first',
  method: 'GET',
  path: '/wps/member/proof',
  who: 'real-member',
  request: v.strictObject({}),
  value: v.object({
    ways: v.array(v.object({ way: v.picklist(selfProofWays), hint: v.string() })),
  }),
  refuses: [],
});

export const sendSelfCode = defineCall({
  name: 'sendSelfCode',
  summary: 'Sends the caller the code that a proof of self asks for',
  method: 'POST',
  path: '/wps/member/proof/code',
  who: 'real-member',
  request: v.strictObject({ way: v.picklist(['sms', 'email']) }),
  value: v.object({ expiredMinutes: v.number() }),
  refuses: ['login.proof-wrong', 'message.too-soon', 'message.too-many'],
});
