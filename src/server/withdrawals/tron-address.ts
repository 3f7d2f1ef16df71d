import { createHash } from 'node:crypto';

/** Base58 with a checksum of four bytes: one letter mistyped, and the money would be nobody's. */
export function isTronAddress(text: string): boolean {
  let value = 0n;
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) return false;
    value = value * 58n + BigInt(digit);
  }
  const bytes = Buffer.from(value.toString(16).padStart(50, '0'), 'hex');
  if (bytes.length !== 25 || bytes[0] !== mainNetwork) return false;
  const hash = sha256(sha256(bytes.subarray(0, 21)));
  return hash.subarray(0, 4).equals(bytes.subarray(21));
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

const mainNetwork = 0x41;
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
