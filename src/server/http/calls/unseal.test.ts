import { expect, test } from 'vitest';
import { sealing } from '#contract/keys.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';

const letter = 'header..nonce.hidden.tag';
const sealedHeaders = { 'content-type': sealing.contentType };

async function gatewayThatOpens(body: string) {
  return fakeGateway({
    openLetter: async (given, readJson) => {
      expect(given).toBe(letter);
      const inside = readJson(`{"body":${body}}`) as { body: unknown };
      return { isOpen: true, body: inside.body };
    },
  });
}

async function send(body: string, payload: string | object, headers = {}) {
  const { app } = await gatewayThatOpens(body);
  const response = await app.inject({ method: 'POST', url: '/wps/test/secret', payload, headers });
  return { status: response.statusCode, ...response.json() };
}

test('a sealed call reads what was inside as it reads any body', async () => {
  const answer = await send('{"word":"hello"}', letter, sealedHeaders);
  expect(answer).toMatchObject({ status: 200, value: { word: 'hello' } });
});

test('in the open it is refused, whatever it holds', async () => {
  const answer = await send('', { word: 'hello' });
  expect([answer.status, answer.code]).toEqual([415, 'request.unsupported-type']);
});

test('a call that is not sealed takes no letters', async () => {
  const { app } = await gatewayThatOpens('{"word":"hello"}');
  const response = await app.inject({
    method: 'POST',
    url: '/wps/test/echo',
    payload: letter,
    headers: sealedHeaders,
  });
  expect([response.statusCode, response.json().code]).toEqual([415, 'request.unsupported-type']);
});

test.each([
  ['no JSON', 'hello', 400, 'request.not-json'],
  ['thirteen levels', nested(13), 400, 'request.too-deep'],
  ['twelve levels of another shape', nested(12), 422, 'request.invalid'],
  ['five thousand levels', nested(5_000), 400, 'request.too-deep'],
  ['a field it does not know', '{"word":"hello","zz":1}', 422, 'request.unknown-field'],
  ['nothing', 'null', 422, 'request.invalid'],
])('inside the seal, %s is refused as outside', async (_, inside, status, code) => {
  const answer = await send(inside, letter, sealedHeaders);
  expect([answer.status, answer.code]).toEqual([status, code]);
});

/** So many levels, the object around it included. */
function nested(levels: number): string {
  return `{"word":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
}
