import { expect, test } from 'vitest';
import { sealing } from '#contract/keys.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';

const letter = 'header..nonce.hidden.tag';
const sealedHeaders = { 'content-type': sealing.contentType };

async function gatewayThatOpens(body: string) {
  return fakeGateway({
    openLetter: async (given) => {
      expect(given).toBe(letter);
      return { isOpen: true, body };
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
  ['too deep', `{"word":${'['.repeat(40)}${']'.repeat(40)}}`, 400, 'request.too-deep'],
  ['a field it does not know', '{"word":"hello","zz":1}', 422, 'request.unknown-field'],
  ['nothing', 'null', 422, 'request.invalid'],
])('inside the seal, %s is refused as outside', async (_, inside, status, code) => {
  const answer = await send(inside, letter, sealedHeaders);
  expect([answer.status, answer.code]).toEqual([status, code]);
});
