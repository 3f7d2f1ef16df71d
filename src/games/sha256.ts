/**
 * SHA-256 for where nothing else has it at hand: a page proves rounds with it while offline, also where
 * it was not fetched over https and the browser keeps its own cryptography to itself.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const view = new DataView(padded.buffer);
  const state = Uint32Array.from(start);
  const schedule = new Uint32Array(64);
  for (let offset = 0; offset < padded.length; offset += blockBytes) {
    for (let word = 0; word < 16; word += 1) schedule[word] = view.getUint32(offset + word * 4);
    compress(state, schedule);
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, index) => {
    out.setUint32(index * 4, word);
  });
  return digest;
}

export function hmacSha256(key: string, message: string): Uint8Array {
  const given = utf8(key);
  const block = new Uint8Array(blockBytes);
  block.set(given.length > blockBytes ? sha256(given) : given);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      utf8(message),
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
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

const blockBytes = 64;

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** A one, zeros up to a whole block, and the length in bits at its end. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / blockBytes) * blockBytes);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
}

const at = (words: Uint32Array, index: number) => words[index] ?? 0;
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, schedule: Uint32Array): void {
  for (let word = 16; word < 64; word += 1) {
    const early = at(schedule, word - 15);
    const late = at(schedule, word - 2);
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[word] = at(schedule, word - 16) + small + at(schedule, word - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round += 1) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + mixed + chosen + at(roundWords, round) + at(schedule, round)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority(a, b, c)) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = at(state, index) + word;
  });
}

const majority = (a: number, b: number, c: number) => (a & b) ^ (a & c) ^ (b & c);

/** The first primes; the standard takes its constants from the fractions of their roots. */
const primes: readonly number[] = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 &&
    !Array.from({ length: 17 }, (_, by) => by + 2).some((by) => by < number && number % by === 0),
);

/** The first 32 bits of a fraction, taken from a root of an integer so that no digit is a float's. */
function fractionOf(prime: number, root: bigint): number {
  const scaledUp = BigInt(prime) << (32n * root);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** root <= scaledUp) low = middle;
    else high = middle;
  }
  return Number(low & 0xffff_ffffn);
}

const start = Uint32Array.from(primes.slice(0, 8), (prime) => fractionOf(prime, 2n));
const roundWords = Uint32Array.from(primes.slice(0, 64), (prime) => fractionOf(prime, 3n));
