import { type PublicKey, sealing } from '#contract/keys.ts';

interface LetterParts {
  key: PublicKey;
  body: unknown;
  /** By the gateway's clock. */
  nowMs: number;
}

/**
 * Wraps a request for the gateway's eyes: a compact JWE, ECDH-ES with A256GCM (RFC 7518, 4.6). The
 * name used once is made here, so the same request sealed again is another letter.
 */
export async function sealLetter({ key, body, nowMs }: LetterParts): Promise<string> {
  const own = await crypto.subtle.generateKey(agreement, true, ['deriveBits']);
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', own.publicKey);
  const { keyAgreement: alg, encryption: enc } = sealing;
  const header = toBase64(utf8({ alg, enc, kid: key.kid, epk: { kty, crv, x, y } }));
  const secret = await contentKey(own.privateKey, key);
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const jti = toBase64(crypto.getRandomValues(new Uint8Array(16)));
  const plain = utf8({ iat: Math.floor(nowMs / 1_000), jti, body });
  const additionalData = new TextEncoder().encode(header);
  const hidden = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData }, secret, plain),
  );
  const end = hidden.length - tagBytes;
  // Between the dots stands the wrapped key, which agreement alone does without.
  return [
    header,
    '',
    toBase64(nonce),
    toBase64(hidden.slice(0, end)),
    toBase64(hidden.slice(end)),
  ].join('.');
}

const agreement = { name: 'ECDH', namedCurve: sealing.curve } as const;
const tagBytes = 16;

/** Node, where tests run it too, does not name the type. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

async function contentKey(own: Key, { x, y, crv, kty }: PublicKey): Promise<Key> {
  const theirs = await crypto.subtle.importKey('jwk', { x, y, crv, kty }, agreement, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256);
  const digest = await crypto.subtle.digest('SHA-256', otherInfo(new Uint8Array(shared)));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt']);
}

/** What the key is drawn from: one round's number, the secret, the algorithm, nobody's names, its bits. */
function otherInfo(shared: Uint8Array): Uint8Array<ArrayBuffer> {
  const algorithm = new TextEncoder().encode(sealing.encryption);
  const parts = [
    number(1),
    shared,
    number(algorithm.length),
    algorithm,
    number(0),
    number(0),
    number(256),
  ];
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function utf8(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value)) as Uint8Array<ArrayBuffer>;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
