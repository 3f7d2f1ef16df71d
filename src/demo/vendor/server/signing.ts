import {
  createPrivateKey,
  createPublicKey,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { is } from 'valibot';
import { SignatureText, signatureSeconds } from '#contract/vendor-api.ts';

/** What is signed: of a request its method and path, of an answer its status. */
export interface Said {
  /** `POST /wps/vendor/PG/bet`, or `200`. */
  head: string;
  body: string | Buffer;
}

export interface Signature {
  seconds: number;
  nonce: string;
  proof: Buffer;
}

export function signatureOf(key: KeyObject, said: Said, seconds: number, nonce: string): string {
  const proof = sign(null, bytesOf(said, seconds, nonce), key).toString('base64url');
  return `t=${seconds},n=${nonce},v1=${proof}`;
}

export function readSignature(text: string | undefined): Signature | undefined {
  if (!is(SignatureText, text)) return undefined;
  const [seconds = '', nonce = '', proof = ''] = text
    .split(',')
    .map((part) => part.slice(part.indexOf('=') + 1));
  return { seconds: Number(seconds), nonce, proof: Buffer.from(proof, 'base64url') };
}

/** Whether one of the keys has signed these bytes; the header names no key, for there are few. */
export function isSignedBy(keys: readonly KeyObject[], said: Said, signature: Signature): boolean {
  const bytes = bytesOf(said, signature.seconds, signature.nonce);
  return keys.some((key) => verify(null, bytes, key, signature.proof));
}

export function isFresh(signature: Signature, now: number): boolean {
  return Math.abs(now / 1_000 - signature.seconds) <= signatureSeconds;
}

export function newNonce(): string {
  return randomBytes(18).toString('base64url');
}

export function privateKeyOf(jwk: JsonWebKey): KeyObject {
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

export function publicKeyOf(jwk: JsonWebKey): KeyObject {
  return createPublicKey({ key: jwk, format: 'jwk' });
}

function bytesOf({ head, body }: Said, seconds: number, nonce: string): Buffer {
  return Buffer.concat([Buffer.from(`${seconds}.${nonce}.${head}.`), Buffer.from(body)]);
}
