import { expect, test } from 'vitest';
import type { Hook, HookTold } from '#server/answer.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';

const url = '/wps/test/hook/acme';

/** Hears what http hands on, and answers as it is told to. */
function hearing(status: 200 | 401 = 200): Hook & { told: (HookTold & { provider: string })[] } {
  const told: (HookTold & { provider: string })[] = [];
  return {
    told,
    path: '/wps/test/hook/:provider',
    async receive({ provider = '' }, given) {
      told.push({ ...given, provider });
      return status === 200 ? { status } : { status, refusedWith: 'hook.signature' };
    },
  };
}

test('the bytes are handed on as they came, whatever they call themselves', async () => {
  const hook = hearing();
  const { app } = await fakeGateway({ hooks: [hook] });
  const payload = '{ "a" : 1,\n"a":2 }';
  for (const type of ['application/json', 'text/plain', 'application/x-unheard-of']) {
    const headers = { 'content-type': type, 'x-signature': 't=1' };
    const response = await app.inject({ method: 'POST', url, headers, payload });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['cache-control']).toBe('no-store');
  }
  expect(hook.told.map(({ body }) => body.toString())).toEqual([payload, payload, payload]);
  expect(hook.told[0]?.header('x-signature')).toBe('t=1');
  expect(hook.told[0]?.provider).toBe('acme');
});

test('what is refused stands in the log by its reason, and not by what it held', async () => {
  const { app, lines } = await fakeGateway({ hooks: [hearing(401)] });
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: '{"secret":"hidden"}',
  });
  expect(response.statusCode).toBe(401);
  await expect.poll(lines).toHaveLength(1);
  expect(JSON.stringify(lines())).toContain('hook.signature');
  expect(JSON.stringify(lines())).not.toContain('hidden');
});

test('maintenance does not hold up money, and a page of another site does not get in', async () => {
  const hook = hearing();
  const standing = async () => ({ status: 1, maintenanceEnd: null, country: null }) as const;
  const { app } = await fakeGateway({ hooks: [hook], standing });
  const headers = { 'content-type': 'application/json' };
  const post = (more: object) =>
    app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload: '{}' });
  expect((await post({})).statusCode).toBe(200);
  expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403);
  expect(hook.told).toHaveLength(1);
});

test('a body that is too large is not read to its end', async () => {
  const hook = hearing();
  const { app } = await fakeGateway({ hooks: [hook], bounds: { bodyBytes: 1_000 } });
  const headers = { 'content-type': 'application/json' };
  const response = await app.inject({ method: 'POST', url, headers, payload: 'x'.repeat(1_001) });
  expect(response.statusCode).toBe(413);
  expect(hook.told).toEqual([]);
});
