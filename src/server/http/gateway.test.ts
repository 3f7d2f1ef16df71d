import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { answer, done } from '#server/kernel/answer.ts';
import { fakeGateway, testCalls } from '#tests/gateway/fake-gateway.ts';

const echo = { method: 'POST', url: '/wps/test/echo' } as const;

test('a call that is done answers its value in the envelope, and is stored nowhere', async () => {
  const { app } = await fakeGateway();
  const response = await app.inject({ ...echo, payload: { word: 'hola' } });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ success: true, value: { word: 'hola', times: 1 } });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a field that the contract does not know is refused by name, all of them at once', async () => {
  const { app } = await fakeGateway();
  const response = await app.inject({ ...echo, payload: { word: 'hola', admin: true, role: 1 } });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ success: false, code: 'request.unknown-field' });
  expect(response.json().fields.map(({ path }: { path: string }) => path)).toEqual([
    'admin',
    'role',
  ]);
});

test('a field named __proto__ is unknown like any other', async () => {
  const { app } = await fakeGateway();
  const response = await app.inject({
    ...echo,
    headers: { 'content-type': 'application/json' },
    payload: '{"word":"hola","__proto__":{"times":9},"constructor":1}',
  });
  expect(response.json().code).toBe('request.unknown-field');
});

test('faults are named field by field in the caller’s language, without what was sent', async () => {
  const { app } = await fakeGateway();
  const response = await app.inject({
    ...echo,
    headers: { 'x-language': 'en' },
    payload: { word: 'secretsecret', times: 'many' },
  });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'request.invalid',
    message: 'Some details are not right. Please correct the marked fields.',
    fields: [
      { path: 'word', message: 'Enter 8 characters at most' },
      { path: 'times', message: 'Enter a number' },
    ],
  });
  expect(response.body).not.toContain('secret');
  expect(response.body).not.toContain('many');
});

test('the one character that the database cannot store is refused where it stands', async () => {
  const { app } = await fakeGateway();
  const body = await app.inject({ ...echo, payload: { word: 'ok', deep: { in: ['a\0b'] } } });
  expect(body.json()).toMatchObject({ code: 'request.invalid', fields: [{ path: 'deep.in.0' }] });
  const query = await app.inject({ url: '/lgw/test/shared?name=%00' });
  expect(query.json()).toMatchObject({ code: 'request.invalid', fields: [{ path: 'name' }] });
});

test.each([
  ['no JSON', 'application/json', '{"word":', 400, 'request.not-json'],
  ['nothing at all', 'application/json', '', 400, 'request.not-json'],
  ['bytes that are no UTF-8', 'application/json', Buffer.from([0xff]), 400, 'request.not-json'],
  ['a list', 'application/json', '[]', 422, 'request.invalid'],
  ['thirteen levels', 'application/json', deep(13), 400, 'request.too-deep'],
  ['64 KB and one', 'application/json', 'x'.repeat(65_537), 413, 'request.too-large'],
  ['a form', 'application/x-www-form-urlencoded', 'word=a', 415, 'request.unsupported-type'],
  ['plain text', 'text/plain', '{"word":"hola"}', 415, 'request.unsupported-type'],
])('a body that is %s has its own refusal', async (_, type, payload, status, code) => {
  const { app } = await fakeGateway();
  const response = await app.inject({ ...echo, headers: { 'content-type': type }, payload });
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
});

test('twelve levels are not too deep, and brackets inside of a string do not count', async () => {
  const { app } = await fakeGateway();
  const headers = { 'content-type': 'application/json' };
  const nested = await app.inject({ ...echo, headers, payload: deep(12) });
  expect(nested.statusCode).toBe(200);
  const quoted = JSON.stringify({ word: 'hola', deep: '['.repeat(50) });
  expect((await app.inject({ ...echo, headers, payload: quoted })).statusCode).toBe(200);
});

test('a body that does not arrive in time is refused', async () => {
  const { listen } = await fakeGateway({ bounds: { bodyTimeoutMs: 30 } });
  const port = await listen(0, '127.0.0.1');
  // Never ended on purpose: the gateway has to answer without the rest.
  const body = new ReadableStream({ start: (sink) => sink.enqueue(Buffer.from('{"wo')) });
  const response = await fetch(`http://127.0.0.1:${port}/wps/test/echo`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  } as RequestInit);
  expect(response.status).toBe(408);
  expect(await response.json()).toMatchObject({ code: 'request.too-slow' });
});

test('an unknown call and a wrong method are distinguished, and Allow names what is right', async () => {
  const { app } = await fakeGateway();
  const unknown = await app.inject({ url: '/wps/nothing/here' });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'request.unknown-path']);
  const wrong = await app.inject({ method: 'DELETE', url: '/wps/test/echo' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([405, 'request.wrong-method']);
  expect(wrong.headers.allow).toBe('POST');
  const got = await app.inject({ url: '/wps/test/echo' });
  expect([got.statusCode, got.headers.allow]).toEqual([405, 'POST']);
});

test.each([
  ['none', undefined, 'session.missing'],
  ['one that has ended', 'old', 'session.expired'],
  ['one nobody knows', 'guess', 'session.expired'],
])('a member’s call with %s for a session is refused', async (_, token, code) => {
  const { app } = await fakeGateway();
  const response = await app.inject({ url: '/wps/test/mine', headers: token ? { token } : {} });
  expect([response.statusCode, response.json().code]).toEqual([401, code]);
});

test('the session is read from the cookie and from the header', async () => {
  const { app } = await fakeGateway();
  const byHeader = await app.inject({ url: '/wps/test/mine', headers: { token: 'member' } });
  const byCookie = await app.inject({ url: '/wps/test/mine', cookies: { session: 'member' } });
  expect(byHeader.json().value).toEqual({ account: 'camila' });
  expect(byCookie.json()).toEqual(byHeader.json());
});

test('during maintenance a call is refused with its end, before the session is looked at', async () => {
  const { app } = await fakeGateway({
    standing: async () => ({
      status: 1,
      maintenanceEnd: new Date('2026-11-20T12:05:00Z'),
      country: null,
    }),
  });
  const response = await app.inject({ url: '/wps/test/mine' });
  expect([response.statusCode, response.json().code]).toEqual([503, 'system.maintenance']);
  expect(response.headers['retry-after']).toBe('300');
});

test('a closed region is refused as such, on shared calls too', async () => {
  const { app } = await fakeGateway({
    standing: async () => ({ status: 2, maintenanceEnd: null, country: 'XX' }),
  });
  const response = await app.inject({ url: '/lgw/test/shared?name=a' });
  expect([response.statusCode, response.json().code]).toEqual([451, 'system.region-blocked']);
});

test('a session that has ended takes its cookies along, where it came by one', async () => {
  const { app } = await fakeGateway();
  const ask = (headers: Record<string, string>) => app.inject({ url: '/wps/test/mine', headers });
  const byCookie = await ask({ cookie: 'session=old' });
  expect([byCookie.json().code, byCookie.headers['set-cookie']]).toEqual([
    'session.expired',
    ['session=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0'],
  ]);
  const byHeader = await ask({ token: 'old', cookie: 'session=member' });
  expect([byHeader.json().code, byHeader.headers['set-cookie']]).toEqual([
    'session.expired',
    undefined,
  ]);
  const missing = await ask({});
  expect([missing.json().code, missing.headers['set-cookie']]).toEqual([
    'session.missing',
    undefined,
  ]);
});

test('what throws is answered with a request id and nothing of its reason', async () => {
  const thrower = answer(testCalls.echo, async () => {
    throw new Error('the secret reason');
  });
  const { app, lines } = await fakeGateway({ answers: [thrower] });
  const response = await app.inject({ ...echo, payload: { word: 'hola' } });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({
    success: false,
    code: 'system.unexpected',
    requestId: response.headers['x-request-id'],
  });
  expect(response.body).not.toContain('secret');
  expect(lines().some((line) => JSON.stringify(line).includes('the secret reason'))).toBe(true);
});

test('a database that is down is said to be so, and when to try again', async () => {
  const thrower = answer(testCalls.echo, async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  const { app } = await fakeGateway({ answers: [thrower] });
  const response = await app.inject({ ...echo, payload: { word: 'hola' } });
  expect([response.statusCode, response.json().code]).toEqual([503, 'system.unavailable']);
  expect(response.headers['retry-after']).toBe('5');
});

test('a change that comes from a foreign page is refused, one from our own is not', async () => {
  const { app } = await fakeGateway();
  const send = (headers: Record<string, string>) =>
    app.inject({ ...echo, headers: { host: 'play.example', ...headers }, payload: { word: 'ok' } });
  expect((await send({ origin: 'https://evil.example' })).json().code).toBe(
    'request.foreign-origin',
  );
  expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await send({ origin: 'null' })).statusCode).toBe(403);
  expect((await send({ origin: 'http://play.example' })).statusCode).toBe(200);
  expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  expect((await send({})).statusCode).toBe(200);
});

test('a caller above the limit learns how long to wait, before the body is looked at', async () => {
  const { app } = await fakeGateway({ environment: { LIMIT_PER_MINUTE: '2' } });
  const ask = () => app.inject({ ...echo, payload: 'no json' });
  await ask();
  await ask();
  const refused = await ask();
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too-many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('the word of a proxy counts only where it is trusted', async () => {
  const environment = { LIMIT_PER_MINUTE: '1' };
  const ask = async (trusted: Record<string, string>) => {
    const { app } = await fakeGateway({ environment: { ...environment, ...trusted } });
    const from = (address: string) =>
      app.inject({ ...echo, headers: { 'x-forwarded-for': address }, payload: { word: 'ok' } });
    await from('203.0.113.1');
    return (await from('203.0.113.2')).statusCode;
  };
  expect(await ask({})).toBe(429);
  expect(await ask({ TRUST_PROXY: '127.0.0.1' })).toBe(200);
});

test('every answer bears the security headers and its request’s id', async () => {
  const { app } = await fakeGateway({ environment: { PUBLIC_ORIGIN: 'https://play.example' } });
  for (const url of ['/wps/test/mine', '/nothing.png', '/openapi.json', '/healthz']) {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-request-id']).toBeTruthy();
  }
});

test('a request is one line in the log, without query, cookie, token or control characters', async () => {
  const { app, lines } = await fakeGateway();
  await app.inject({
    url: '/wps/test/mine?phone=5551234',
    headers: { token: 'member', 'x-forwarded-for': 'evil\u001b[31m' },
    cookies: { session: 'topsecret' },
  });
  await expect.poll(lines).toHaveLength(1);
  const text = JSON.stringify(lines());
  expect(lines()[0]).toMatchObject({ call: 'mine', path: '/wps/test/mine', status: 422 });
  for (const secret of ['5551234', 'topsecret', 'member"', '\\u001b']) {
    expect(text).not.toContain(secret);
  }
});

test('who goes away before the answer is one line in the log and one in the metrics too', async () => {
  const asked = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  const slow = answer(testCalls.echo, async ({ request }) => {
    asked.resolve();
    await rest.promise;
    return done({ word: request.word, times: request.times });
  });
  const { app, listen, lines } = await fakeGateway({ answers: [slow] });
  const port = await listen(0, '127.0.0.1');
  const leaver = new AbortController();
  const headers = { 'content-type': 'application/json' };
  const call = fetch(`http://127.0.0.1:${port}${echo.url}`, {
    ...echo,
    headers,
    body: '{"word":"hola"}',
    signal: leaver.signal,
  });
  await asked.promise;
  leaver.abort();
  await expect(call).rejects.toThrow();
  const told = () => lines().filter(({ call }) => call === 'echo');
  await expect.poll(told).toEqual([expect.objectContaining({ path: echo.url, status: 499 })]);
  rest.resolve();
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toContain('verbena_requests_total{call="echo",status="499"} 1');
  expect(told()).toHaveLength(1);
});

test('closing does not wait for a connection that never asked anything', async () => {
  const gateway = await fakeGateway();
  const port = await gateway.listen(0, '127.0.0.1');
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  // An answer on another connection says that the gateway has seen this one too.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  const ended = once(unused, 'close');
  unused.resume();
  await gateway.close();
  await ended;
});

test('closing lets an answer under way out, and does not wait for its connection to grow old', async () => {
  const gateway = await fakeGateway();
  const rest = Promise.withResolvers<void>();
  gateway.app.get('/slow', async (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 2 }).write('a');
    await rest.promise;
    reply.raw.end('b');
  });
  const port = await gateway.listen(0, '127.0.0.1');
  const response = await fetch(`http://127.0.0.1:${port}/slow`);
  const closed = gateway.close();
  await expect.poll(() => gateway.app.server.listening).toBe(false);
  rest.resolve();
  expect(await response.text()).toBe('ab');
  await closed;
});

test('the metrics are for neighbours only', async () => {
  const { app } = await fakeGateway();
  await app.inject({ url: '/lgw/test/shared?name=a' });
  const near = await app.inject({ url: '/metrics' });
  expect(near.body).toContain('verbena_requests_total{call="shared",status="200"} 1');
  expect(near.body).toContain('verbena_events_unread_seconds 0');
  expect(near.body).toContain('verbena_works_as_owner 0');
  const far = await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' });
  expect(far.statusCode).toBe(404);
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  expect((await app.inject({ url: '/metrics', headers: forwarded })).statusCode).toBe(404);
});

test('readiness follows the database', async () => {
  const ready = await fakeGateway();
  expect((await ready.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  const down = await fakeGateway({ isReady: () => Promise.reject(new Error('down')) });
  expect((await down.app.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await down.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

/** So many levels, the object around it included. */
function deep(levels: number): string {
  return `{"word":"hola","deep":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
}
