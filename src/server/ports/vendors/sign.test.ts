import { expect, test } from 'vitest';
import { signatureSeconds } from '#contract/vendor-api.ts';
import {
  judgeAnswer,
  judgeRequest,
  makeKeyPair,
  readPrivateKey,
  readPublicKey,
  signAnswer,
  signRequest,
} from './sign.ts';

const pair = makeKeyPair();
const privateKey = readPrivateKey(pair.privateKey);
const publicKey = readPublicKey(pair.publicKey);
const now = new Date('2026-11-21T10:00:00Z');
const request = { method: 'POST', path: '/wps/vendor/PG/bet?try=2', body: '{"amount":"100"}' };

function later(seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000);
}

test('a request is believed as it was signed, and not with one character changed', () => {
  const { header: signature, nonce } = signRequest(privateKey, request, now);
  const judged = (said: typeof request) => judgeRequest(publicKey, said, { signature, now });
  expect(judged(request)).toEqual({ isGood: true, nonce });
  const changes = [
    { ...request, method: 'GET' },
    { ...request, path: '/wps/vendor/PG/bet?try=3' },
    { ...request, path: '/wps/vendor/PP/bet?try=2' },
    { ...request, body: '{"amount":"900"}' },
    { ...request, body: '' },
  ];
  for (const said of changes) {
    expect(judged(said)).toEqual({ isGood: false, reason: 'wrong', nonce });
  }
});

test('nobody else’s signature is believed', () => {
  const other = readPrivateKey(makeKeyPair().privateKey);
  const { header: signature } = signRequest(other, request, now);
  expect(judgeRequest(publicKey, request, { signature, now })).toMatchObject({ reason: 'wrong' });
});

test('a request is as good as long before its time as after it, and no longer', () => {
  const { header: signature } = signRequest(privateKey, request, now);
  const at = (when: Date) => judgeRequest(publicKey, request, { signature, now: when });
  for (const seconds of [-signatureSeconds, 0, signatureSeconds]) {
    expect(at(later(seconds)).isGood).toBe(true);
  }
  for (const seconds of [-signatureSeconds - 1, signatureSeconds + 1]) {
    expect(at(later(seconds))).toMatchObject({ isGood: false, reason: 'stale' });
  }
});

test('a time or a nonce that was changed makes the signature wrong', () => {
  const { header } = signRequest(privateKey, request, now);
  const judged = (signature: string) => judgeRequest(publicKey, request, { signature, now });
  const seconds = Math.floor(now.getTime() / 1_000);
  expect(judged(header.replace(`t=${seconds}`, `t=${seconds + 1}`)).isGood).toBe(false);
  expect(judged(header.replace(/n=[^,]+/, 'n=AAAAAAAAAAAAAAAAAAAAAAAA')).isGood).toBe(false);
});

test('a header that cannot be read is wrong, and none at all is missing', () => {
  const judged = (signature: string | undefined) =>
    judgeRequest(publicKey, request, { signature, now });
  expect(judged(undefined)).toEqual({ isGood: false, reason: 'missing', nonce: undefined });
  expect(judged('')).toMatchObject({ reason: 'missing' });
  for (const header of [
    'v1=abc',
    't=1,n=short,v1=x',
    `${signRequest(privateKey, request, now).header} `,
  ]) {
    expect(judged(header)).toMatchObject({ reason: 'wrong' });
  }
});

test('an answer is good for its own question, status and body, and for nothing else', () => {
  const { nonce } = signRequest(privateKey, request, now);
  const answer = { status: 200, body: '{"balance":"5"}' };
  const signature = signAnswer(privateKey, answer, { nonce, now });
  const judged = (said: typeof answer, asked = nonce) =>
    judgeAnswer(publicKey, said, { signature, nonce: asked, now });
  expect(judged(answer)).toEqual({ isGood: true, nonce });
  expect(judged({ ...answer, status: 402 })).toMatchObject({ reason: 'wrong' });
  expect(judged({ ...answer, body: '{"balance":"6"}' })).toMatchObject({ reason: 'wrong' });
  expect(judged(answer, 'BBBBBBBBBBBBBBBBBBBBBBBB')).toMatchObject({ reason: 'wrong' });
});

test('two requests never bear one nonce', () => {
  const nonces = Array.from({ length: 100 }, () => signRequest(privateKey, request, now).nonce);
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('a key of another kind is refused', () => {
  const jwk = '{"kty":"oct","k":"AAAA"}';
  expect(() => readPublicKey(jwk)).toThrow();
});
