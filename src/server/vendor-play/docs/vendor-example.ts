import { createHash } from 'node:crypto';
import { readPrivateKey, signAnswer, signRequest } from '#server/ports/vendors/sign.ts';

/** A pair that everybody knows, out of RFC 8032 (7.1, test 1): for examples, and never for anything else. */
export const exampleKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
} as const;

const nonce = 'AAECAwQFBgcICQoLDA0ODw';
const now = new Date('2026-01-01T00:00:00Z');
const seconds = now.getTime() / 1_000;

/** A stake and its answer, signed as they would be: who does the same sum has understood it. */
export function signedExample() {
  const key = readPrivateKey(JSON.stringify(exampleKey));
  const request = {
    method: 'POST',
    path: '/wps/vendor/ACME/balance',
    body: '{"player":"bm9ib2R5LWluLXBhcnRpY3VsYXI","currency":"COP"}',
  };
  const answer = { status: 200, body: '{"balance":"1250000","currency":"COP"}' };
  const requestText = `${seconds}.${nonce}.${request.method} ${request.path}.${request.body}`;
  return {
    request,
    requestText,
    requestDigest: createHash('sha256').update(requestText).digest('hex'),
    requestHeader: signRequest(key, request, now, nonce).header,
    answer,
    answerText: `${seconds}.${nonce}.${answer.status}.${answer.body}`,
    answerHeader: signAnswer(key, answer, { nonce, now }),
  };
}
