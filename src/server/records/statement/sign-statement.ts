import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** No other text of the house's is signed with these words before it. */
const signed = (text: string) => Buffer.from(`statement of account\n${text}`);

export function signText(privateKey: KeyObject, text: string): string {
  return sign(null, signed(text), privateKey).toString('base64url');
}

/** A file as it was signed, and the signature in its last line; null where there is none. */
export function readSigned(file: string): { text: string; signature: string } | null {
  const found = /^(.*\r\n)[^\r\n,]*,([A-Za-z0-9_-]{86})(?:\r\n)?$/su.exec(file);
  return found?.[1] && found[2] ? { text: found[1], signature: found[2] } : null;
}

/** Whether a file is as the owner of this key signed it, to the last character. */
export function isSignedBy(key: string, file: string): boolean {
  const read = readSigned(file);
  if (!read) return false;
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: key } });
  return verify(null, signed(read.text), publicKey, Buffer.from(read.signature, 'base64url'));
}
