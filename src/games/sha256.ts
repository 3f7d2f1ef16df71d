import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digestOf } from '@noble/hashes/sha2.js';

/**
 * SHA-256 at once, where nothing else has it at hand: a page proves rounds with it while offline, also
 * where it was not fetched over https and the browser keeps its own cryptography to itself.
 */
export function sha256(message: Uint8Array): Uint8Array {
  return digestOf(message);
}

/** Of many pieces as if they stood in one: a list of a million lines is never held whole. */
export function sha256Of(pieces: Iterable<string>): Uint8Array {
  const digest = digestOf.create();
  for (const piece of pieces) digest.update(utf8(piece));
  return digest.digest();
}

export function hmacSha256(key: string, message: string): Uint8Array {
  return hmac(digestOf, utf8(key), utf8(message));
}

/** By hand, since neither the language nor this room knows an encoder. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text.toWellFormed()) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else {
      const more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
      bytes.push(((0xff00 >> (more + 1)) & 0xff) | (point >> (6 * more)));
      for (let left = more - 1; left >= 0; left -= 1)
        bytes.push(0x80 | ((point >> (6 * left)) & 0x3f));
    }
  }
  return Uint8Array.from(bytes);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
