import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Moment, Nothing } from './values.ts';

/** How a sealed request is wrapped; nothing else is accepted. */
export const sealing = {
  contentType: 'application/jose',
  keyAgreement: 'ECDH-ES',
  encryption: 'A256GCM',
  curve: 'P-256',
} as const;

export const PublicKey = v.object({
  kid: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  kty: v.literal('EC'),
  crv: v.literal(sealing.curve),
  x: v.string(),
  y: v.string(),
  use: v.literal('enc'),
  alg: v.literal(sealing.keyAgreement),
});
export type PublicKey = v.InferOutput<typeof PublicKey>;

/** What lies inside the seal: when it was written, a name used once, and the request itself. */
export const SealedLetter = v.strictObject({
  iat: v.pipe(v.number(), v.integer()),
  jti: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/)),
  body: v.unknown(),
});

export const systemKeys = defineCall({
  name: 'systemKeys',
  summary: 'The public keys that sealed requests are written to, the newest first',
  method: 'GET',
  path: '/wps/system/keys',
  who: 'anyone',
  request: Nothing,
  value: v.object({
    keys: v.array(PublicKey),
    /** Seals carry a time: a phone with a wrong clock corrects itself by this. */
    serverTime: Moment,
  }),
  refuses: [],
  always: true,
});
