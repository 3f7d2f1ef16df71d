import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';
import { signatureSeconds } from '#contract/vendor-api.ts';

/** What a request says of itself; the path with its query, as it travels. */
export interface SaidRequest {
  method: string;
  path: string;
  body: string | Buffer;
}

export interface SaidAnswer {
  status: number;
  body: string | Buffer;
}

/** The header of a request of ours, and the nonce that its answer has to bear. */
export function signRequest(
  key: KeyObject,
  { method, path, body }: SaidRequest,
  now: Date,
  nonce: string = randomBytes(18).toString('base64url'),
): { header: string; nonce: string } {
  return { header: headerOf(key, nonce, `${method} ${path}`, body, now), nonce };
}

/**
 * An answer is signed over another kind of text than a request, one that begins with a status: so
 * neither is ever taken for the other.
 */
export function signAnswer(
  key: KeyObject,
  { status, body }: SaidAnswer,
  { nonce, now }: { nonce: string; now: Date },
): string {
  return headerOf(key, nonce, String(status), body, now);
}

export type Judged =
  | { isGood: true; nonce: string }
  /** The nonce of what was not believed is there where it can be read, so that it can be answered. */
  | { isGood: false; reason: 'missing' | 'stale' | 'wrong'; nonce: string | undefined };

export function judgeRequest(
  publicKey: KeyObject,
  { method, path, body }: SaidRequest,
  { signature, now }: { signature: string | undefined; now: Date },
): Judged {
  return judge(publicKey, `${method} ${path}`, body, { signature, now });
}

/** An answer to another question is as wrong as one by somebody else. */
export function judgeAnswer(
  publicKey: KeyObject,
  { status, body }: SaidAnswer,
  { signature, nonce, now }: { signature: string | undefined; nonce: string; now: Date },
): Judged {
  const judged = judge(publicKey, String(status), body, { signature, now });
  if (!judged.isGood || judged.nonce === nonce) return judged;
  return { isGood: false, reason: 'wrong', nonce: judged.nonce };
}

/** From a JWK as text: OKP, Ed25519. Throws where it is anything else. */
export function readPublicKey(jwk: string): KeyObject {
  return checked(createPublicKey({ key: JSON.parse(jwk), format: 'jwk' }));
}

/** A public key as companies hand it over, a JWK or PEM, as we keep it; throws where it is anything else. */
export function publicKeyFrom(text: string): string {
  const isJwk = text.trim().startsWith('{');
  const key = isJwk ? readPublicKey(text) : checked(createPublicKey(text));
  const { x = '' } = key.export({ format: 'jwk' });
  return JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x });
}

export function readPrivateKey(jwk: string): KeyObject {
  return checked(createPrivateKey({ key: JSON.parse(jwk), format: 'jwk' }));
}

export interface KeyPair {
  /** The thumbprint of RFC 7638. */
  kid: string;
  /** Both as JWKs. */
  publicKey: string;
  privateKey: string;
}

export function makeKeyPair(): KeyPair {
  const pair = generateKeyPairSync('ed25519');
  const { x = '' } = pair.publicKey.export({ format: 'jwk' });
  const named = { crv: 'Ed25519', kty: 'OKP', x };
  return {
    kid: createHash('sha256').update(JSON.stringify(named)).digest('base64url'),
    publicKey: JSON.stringify(named),
    privateKey: JSON.stringify(pair.privateKey.export({ format: 'jwk' })),
  };
}

const form = /^t=(\d{1,12}),n=([A-Za-z0-9_-]{16,64}),v1=([A-Za-z0-9_-]{86})$/;

/** Time before signature: it costs nothing, and what is old is not worth the sum. */
function judge(
  publicKey: KeyObject,
  what: string,
  body: string | Buffer,
  { signature, now }: { signature: string | undefined; now: Date },
): Judged {
  if (!signature) return { isGood: false, reason: 'missing', nonce: undefined };
  const [, seconds, nonce, value] = form.exec(signature) ?? [];
  if (seconds === undefined || nonce === undefined || value === undefined) {
    return { isGood: false, reason: 'wrong', nonce: undefined };
  }
  const apart = Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds));
  if (apart > signatureSeconds) return { isGood: false, reason: 'stale', nonce };
  const text = textOf(seconds, nonce, what, body);
  const isRight = verifyBytes(null, text, publicKey, Buffer.from(value, 'base64url'));
  return isRight ? { isGood: true, nonce } : { isGood: false, reason: 'wrong', nonce };
}

function headerOf(
  key: KeyObject,
  nonce: string,
  what: string,
  body: string | Buffer,
  now: Date,
): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const value = signBytes(null, textOf(seconds, nonce, what, body), key).toString('base64url');
  return `t=${seconds},n=${nonce},v1=${value}`;
}

function textOf(seconds: string, nonce: string, what: string, body: string | Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${seconds}.${nonce}.${what}.`), Buffer.from(body)]);
}

function checked(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not one of Ed25519.');
  return key;
}
