import { expect, test } from 'vitest';
import { fakeGateway, testCalls } from '#tests/gateway/fake-gateway.ts';
import { openApiOf } from './openapi.ts';

const document = openApiOf(Object.values(testCalls)) as unknown as {
  paths: Record<string, Record<string, Operation>>;
};

interface Operation {
  parameters?: { name: string; required: boolean; schema: unknown }[];
  requestBody?: { content: { 'application/json': { schema: Record<string, unknown> } } };
  responses: Record<string, { description: string }>;
  security: unknown[];
}

test('a GET has its request as parameters, as they are before the schema changes them', () => {
  const { get } = document.paths['/lgw/test/shared'] ?? {};
  expect(get?.parameters).toEqual([
    { name: 'name', in: 'query', required: true, schema: { type: 'string' } },
    { name: 'size', in: 'query', required: false, schema: { type: 'string', default: '3' } },
  ]);
  expect(get?.requestBody).toBeUndefined();
});

test('a POST has it as a body that takes nothing unknown', () => {
  const { post } = document.paths['/wps/test/echo'] ?? {};
  expect(post?.requestBody?.content['application/json'].schema).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: ['word'],
  });
});

test('only what can happen stands among the refusals', () => {
  const codes = (operation: Operation | undefined) =>
    Object.values(operation?.responses ?? {}).flatMap(({ description }) => description.split(', '));
  const shared = codes(document.paths['/lgw/test/shared']?.get);
  expect(shared).not.toContain('session.missing');
  expect(shared).not.toContain('request.not-json');
  const mine = codes(document.paths['/wps/test/mine']?.get);
  expect(mine).toContain('session.missing');
  expect(mine).not.toContain('session.trial');
});

test('it is served, compressed and with a tag', async () => {
  const { app } = await fakeGateway();
  const headers = { 'accept-encoding': 'gzip' };
  const response = await app.inject({ url: '/openapi.json', headers });
  expect(response.headers).toMatchObject({ 'content-encoding': 'gzip' });
  const again = await app.inject({
    url: '/openapi.json',
    headers: { ...headers, 'if-none-match': String(response.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});
