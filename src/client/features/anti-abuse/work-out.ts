import type { HumanChallenge, HumanCheckSolution } from '#contract/anti-abuse.ts';

/**
 * Tries counters upwards until one derives the key that the challenge begins to tell. Browsers
 * derive keys on threads of their own, so a worker, which the content policy would first have to be
 * told of, gains nothing: the page goes on drawing while several tries are under way.
 */
export async function workOut(challenge: HumanChallenge, signal?: AbortSignal): Promise<string> {
  const { keyPrefix } = challenge.parameters;
  for (let first = 0; first <= lastCounter; first += triesAtOnce) {
    signal?.throwIfAborted();
    const counters = Array.from({ length: triesAtOnce }, (_, index) => first + index);
    const keys = await Promise.all(counters.map((counter) => deriveKey(challenge, counter)));
    const found = keys.findIndex((key) => key.startsWith(keyPrefix));
    if (found >= 0) return payloadOf(challenge, first + found, keys[found] ?? '');
  }
  throw new Error('No counter solves this check.');
}

// Phones have four quick cores at least; more at once would only wait in the browser's queue.
const triesAtOnce = 4;
const lastCounter = 0xffff_ffff - triesAtOnce;

async function deriveKey({ parameters }: HumanChallenge, counter: number): Promise<string> {
  const nonce = bytesOf(parameters.nonce);
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  new DataView(password.buffer).setUint32(nonce.length, counter);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const derivation = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    salt: bytesOf(parameters.salt),
    iterations: parameters.cost,
  };
  return hexOf(await crypto.subtle.deriveBits(derivation, key, parameters.keyLength * 8));
}

function payloadOf(challenge: HumanChallenge, counter: number, derivedKey: string): string {
  const solved: HumanCheckSolution = { challenge, solution: { counter, derivedKey } };
  return btoa(JSON.stringify(solved));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
