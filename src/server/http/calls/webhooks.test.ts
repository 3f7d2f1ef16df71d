import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Webhook, WebhookAnswer } from '#server/kernel/answer.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';
import { serveWebhooks } from './webhooks.ts';

test.each([
  [{ status: 200, body: '{}' }, 1],
  [{ status: 403, body: '{}', refusedWith: 'wallet.short' }, 1],
  [{ status: 401, body: '{}', refusedWith: 'signature.wrong' }, 0],
  [{ status: 403, body: '{}', refusedWith: 'token.over' }, 1],
])('a company that is known is given back what it asked: %o %i times', async (answer, times) => {
  const app = fastify();
  let given = 0;
  const limits = {
    giveBack: () => {
      given += 1;
    },
  };
  const webhooks: Webhook[] = [{ path: '/webhook', receive: async () => answer as WebhookAnswer }];
  serveWebhooks(
    app,
    { webhooks, defaultLanguage: 'es', settings: { limitPerMinute: 600 } },
    limits,
  );
  await app.inject({ method: 'POST', url: '/webhook', payload: '{}' });
  expect(given).toBe(times);
  await app.close();
});

test.each([
  ['a zero byte', '%00'],
  ['a space', 'a%20b'],
  ['a path inside a name', '..%2f..%2fkeys'],
  ['a name that is too long', 'a'.repeat(65)],
  ['a name that is longer than any', 'a'.repeat(8_000)],
  ['letters of no code', '%C3%A9'],
])('a webhook to a company whose name is %s reaches nobody', async (_, name) => {
  const received: string[] = [];
  const webhook: Webhook = {
    path: '/wps/vendor/:vendor/bet',
    receive: async ({ vendor = '' }) => {
      received.push(vendor);
      return { status: 200 };
    },
  };
  const { app } = await fakeGateway({ webhooks: [webhook] });
  const refused = await app.inject({ method: 'POST', url: `/wps/vendor/${name}/bet`, body: '{}' });
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'request.unknown-path']);
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  await app.inject({ method: 'POST', url: '/wps/vendor/PG.live-1/bet', body: '{}' });
  expect(received).toEqual(['PG.live-1']);
});
