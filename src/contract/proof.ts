import * as v from 'valibot';
import { defineCall } from './call.ts';
import { CodeSent, Typed } from './session.ts';

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

/** Ways that a code goes to what somebody has proved to be theirs. */
const codeWays = ['sms', 'email'] as const;

/** Before money may go elsewhere, or a passkey goes: besides a password, a code to the owner. */
export const StrongProof = v.strictObject({
  ...ProofOfSelf.entries,
  second: v.optional(v.strictObject({ way: v.picklist(codeWays), answer: Typed })),
});
export type StrongProof = v.InferOutput<typeof StrongProof>;

export const PasskeyId = v.pipe(v.string(), v.maxLength(1_500));

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
  request: v.strictObject({
    purpose: v.optional(v.picklist(['payout', 'remove-passkey'])),
    /** The one that is to go: which one it is decides by what. */
    passkey: v.optional(PasskeyId),
  }),
  value: v.object({
    ways: v.array(v.object({ way: v.picklist(selfProofWays), hint: v.string() })),
    /** One of these is asked for besides a password; only where the purpose asks for more. */
    second: v.array(v.object({ way: v.picklist(codeWays), hint: v.string() })),
  }),
  refuses: [],
});

export const sendSelfCode = defineCall({
  name: 'sendSelfCode',
  summary: 'Sends the caller the code that a proof of self asks for',
  method: 'POST',
  path: '/wps/member/proof/code',
  who: 'real-member',
  request: v.strictObject({ way: v.picklist(codeWays) }),
  value: CodeSent,
  refuses: ['login.proof-wrong', 'message.too-soon', 'message.too-many'],
});
