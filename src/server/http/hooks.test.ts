import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Hook, HookAnswer } from '#server/kernel/answer.ts';
import { serveHooks } from './hooks.ts';

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
  const hooks: Hook[] = [{ path: '/hook', receive: async () => answer as HookAnswer }];
  serveHooks(app, { hooks, settings: { limitPerMinute: 600 } }, limits);
  await app.inject({ method: 'POST', url: '/hook', payload: '{}' });
  expect(given).toBe(times);
  await app.close();
});
