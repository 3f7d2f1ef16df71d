import * as v from 'valibot';
import { defineCall } from './call.ts';
import { PasskeyId, ProofOfSelf, proofRefusals, StrongProof } from './proof.ts';
import { Client, Entered, entrances } from './session.ts';
import { Moment, Nothing } from './values.ts';

const Base64Url = v.pipe(v.string(), v.maxLength(8_000), v.regex(/^[A-Za-z0-9_-]+$/));
const Attachment = v.optional(v.picklist(['cross-platform', 'platform']));
const Extensions = v.optional(v.looseObject({}), {});

/** What `navigator.credentials.create` answered, as browsers write it in JSON. */
const Registered = v.strictObject({
  id: Base64Url,
  rawId: Base64Url,
  type: v.literal('public-key'),
  authenticatorAttachment: Attachment,
  clientExtensionResults: Extensions,
  response: v.strictObject({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    authenticatorData: v.optional(Base64Url),
    publicKey: v.optional(Base64Url),
    publicKeyAlgorithm: v.optional(v.number()),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
});
export type Registered = v.InferOutput<typeof Registered>;

/** What `navigator.credentials.get` answered. */
export const Asserted = v.strictObject({
  id: Base64Url,
  rawId: Base64Url,
  type: v.literal('public-key'),
  authenticatorAttachment: Attachment,
  clientExtensionResults: Extensions,
  response: v.strictObject({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: v.optional(Base64Url),
  }),
});
export type Asserted = v.InferOutput<typeof Asserted>;

/** Handed to the browser as it is; its own shape is the WebAuthn standard's. */
export const Options = v.looseObject({ challenge: v.string() });

export const ownPasskeys = defineCall({
  name: 'ownPasskeys',
  summary: 'The passkeys of the caller, the newest first',
  method: 'GET',
  path: '/wps/member/passkeys',
  who: 'real-member',
  request: Nothing,
  value: v.object({
    passkeys: v.array(
      v.object({
        id: v.string(),
        /** The device that it was made on. */
        name: v.string(),
        since: Moment,
        lastUsed: v.nullable(Moment),
      }),
    ),
  }),
  refuses: [],
});

export const beginPasskey = defineCall({
  name: 'beginPasskey',
  summary: 'What a browser needs to make a passkey',
  method: 'POST',
  path: '/wps/member/passkeys/begin',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({ proof: ProofOfSelf }),
  value: v.object({ options: Options }),
  refuses: ['passkey.too-many', ...proofRefusals],
});

export const addPasskey = defineCall({
  name: 'addPasskey',
  summary: 'Keeps the passkey that a browser has made',
  method: 'POST',
  path: '/wps/member/passkeys',
  who: 'real-member',
  request: v.strictObject({ made: Registered }),
  value: v.object({ id: v.string() }),
  refuses: ['passkey.refused', 'passkey.too-many'],
});

export const removePasskey = defineCall({
  name: 'removePasskey',
  summary: 'Forgets a passkey of the caller; the last way in stays',
  method: 'POST',
  path: '/wps/member/passkeys/remove',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({ id: PasskeyId, proof: StrongProof }),
  value: v.object({}),
  refuses: [...proofRefusals, 'passkey.unknown', 'provider.last-way'],
});

export const beginPasskeyLogin = defineCall({
  name: 'beginPasskeyLogin',
  summary: 'What a browser needs to log in by a passkey, whosever it is',
  method: 'POST',
  path: '/wps/session/passkey/begin',
  who: 'anyone',
  request: Nothing,
  value: v.object({ options: Options }),
  refuses: [],
});

export const passkeyLogin = defineCall({
  name: 'passkeyLogin',
  summary: 'Opens a session by a passkey',
  method: 'POST',
  path: '/wps/session/passkey',
  who: 'anyone',
  request: v.strictObject({
    asserted: Asserted,
    entrance: v.optional(v.picklist(entrances), 'site'),
    client: Client,
  }),
  value: Entered,
  refuses: ['passkey.refused', 'login.not-agent', 'login.not-member'],
});
