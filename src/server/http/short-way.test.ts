import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { defineCall } from '#contract/call.ts';
import { answer, done, refuse } from '#server/answer.ts';
import { type FakeGateway, fakeGateway, testCalls } from '#tests/gateway/fake-gateway.ts';

const address = '/lgw/test/shared?name=a';
const question = '/wps/test/question?word=hola';

const questionCall = defineCall({
  name: 'question',
  summary: 'Answered anew each time, whatever the site’s standing',
  method: 'GET',
  path: '/wps/test/question',
  who: 'anyone',
  request: v.strictObject({ word: v.string() }),
  value: v.object({ word: v.string(), visit: v.unknown() }),
  refuses: [],
  always: true,
});

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** One gateway at two doors: before one stands the short way, behind the other is the ordinary alone. */
async function openBoth(wishes: Parameters<typeof fakeGateway>[0] = {}) {
  let asked = 0;
  const fake = await fakeGateway({
    answers: [
      answer(testCalls.shared, async ({ request: { name, size } }) =>
        done({ name: name.repeat(size * 300), made: 1 }),
      ),
      answer(questionCall, async ({ request: { word }, visit: { requestId: _, ...visit } }) => {
        asked += 1;
        return done({ word: word.repeat(400), visit });
      }),
      answer(testCalls.mine, async ({ player }) => done({ account: player.account })),
    ],
    ...wishes,
  });
  let ordinarily = 0;
  fake.app.addHook('onRequest', (_request, _reply, next) => {
    ordinarily += 1;
    next();
  });
  const short = await fake.listen(0, '127.0.0.1');
  const server = createServer((incoming, response) => fake.app.routing(incoming, response));
  server.keepAliveTimeout = fake.app.server.keepAliveTimeout;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => server.close());
  const { port: ordinary } = server.address() as { port: number };
  return { fake, short, ordinary, asked: () => asked, ordinarily: () => ordinarily };
}

interface Reply {
  status: number | undefined;
  headers: string[];
  body: string;
}

async function ask(port: number, path: string, headers = {}, method = 'GET'): Promise<Reply> {
  const sent = request({ port, path, method, headers: { host: 'play.example', ...headers } }).end();
  const [incoming] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return {
    status: incoming.statusCode,
    headers: incoming.rawHeaders,
    body: Buffer.concat(chunks).toString('latin1'),
  };
}

/** What is each request's own; that it is there at all is still compared. */
function withoutOwn({ headers, ...rest }: Reply) {
  const named = headers.map((text, at) =>
    /^(x-request-id|date)$/i.test(headers[at - 1] ?? '') ? '…' : text,
  );
  return { ...rest, headers: named, body: rest.body.replace(/"requestId":"[^"]+"/, '') };
}

async function untilPacked(port: number, headers: object) {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { headers: told } = await ask(port, address, headers);
    if (told.includes('content-encoding')) return;
  }
  throw new Error('It was never compressed.');
}

const compressed = { 'accept-encoding': 'gzip, br' };
const behindProxy = { environment: { TRUST_PROXY: '127.0.0.1' } };
const proxied = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };

test.each([
  ['a shared answer', address, {}],
  ['a shared answer, compressed', address, compressed],
  ['a shared answer, for who reads gzip only', address, { 'accept-encoding': 'gzip' }],
  ['a shared answer, with a session', address, { token: 'member' }],
  ['a question', question, {}],
  ['a question, compressed', question, compressed],
  ['a question in a language', question, { 'x-language': 'zh' }],
  ['a question by a browser', question, { cookie: 'lang=ms; device=d', 'user-agent': 'test' }],
  ['who closes the connection', address, { connection: 'close' }],
])('%s is the same on both ways, header by header', async (_, path, headers) => {
  const { short, ordinary, ordinarily } = await openBoth(behindProxy);
  for (const words of [headers, { ...headers, ...proxied }]) {
    await ask(short, path, words);
    if (path === address) await untilPacked(short, compressed);
    const before = ordinarily();
    const taken = await ask(short, path, words);
    expect(ordinarily()).toBe(before);
    const expected = await ask(ordinary, path, words);
    expect(ordinarily()).toBe(before + 1);
    expect(withoutOwn(taken)).toEqual(withoutOwn(expected));
  }
});

test.each([
  ['a question with a session', question, 'GET', { token: 'member' }],
  ['a question with a session’s cookie', question, 'GET', { cookie: 'session=member' }],
  ['HEAD', address, 'HEAD', {}],
  ['a body where none belongs', address, 'GET', { 'content-length': '0' }],
  ['a host that was not seen before', address, 'GET', { host: 'other.example' }],
  ['words of a proxy that were not heard before', address, 'GET', proxied],
  ['what nobody asked before', `${address}&size=2`, 'GET', {}],
])('%s goes the ordinary way', async (_, path, method, headers) => {
  const { short, ordinary, ordinarily } = await openBoth(behindProxy);
  for (const known of [address, question]) await ask(short, known);
  const before = ordinarily();
  const taken = await ask(short, path, headers, method);
  expect(ordinarily()).toBe(before + 1);
  expect(withoutOwn(taken)).toEqual(withoutOwn(await ask(ordinary, path, headers, method)));
});

test('a wrong method is refused at an address that is known, too', async () => {
  const { short, ordinary } = await openBoth();
  await ask(short, address);
  const refused = await ask(short, address, {}, 'POST');
  expect(refused.status).toBe(405);
  expect(withoutOwn(refused)).toEqual(withoutOwn(await ask(ordinary, address, {}, 'POST')));
});

test('who has the current answer is told so the same on both ways', async () => {
  const { short, ordinary, ordinarily } = await openBoth();
  const { headers } = await ask(short, address);
  const known = { 'if-none-match': headers[headers.indexOf('etag') + 1] };
  const taken = await ask(short, address, known);
  expect(ordinarily()).toBe(1);
  expect([taken.status, taken.body]).toEqual([304, '']);
  expect(withoutOwn(taken)).toEqual(withoutOwn(await ask(ordinary, address, known)));
});

test('both ways tell the log and the metrics the same', async () => {
  const { fake, short, ordinary } = await openBoth();
  for (const path of [address, question]) await ask(short, path);
  const first = fake.lines().length;
  for (const port of [short, ordinary]) {
    for (const path of [address, question]) await ask(port, path);
  }
  await expect.poll(() => fake.lines().length - first).toBe(4);
  const told = fake
    .lines()
    .slice(first)
    .map(({ requestId: _, ms: __, ...line }) => line);
  expect(told.slice(0, 2)).toEqual(told.slice(2));
  expect(told[0]).toMatchObject({ call: 'shared', path: '/lgw/test/shared', status: 200 });
  const { body } = await fake.app.inject({ url: '/metrics' });
  expect(body).toContain('verbena_requests_total{call="shared",status="200"} 3');
  expect(body).toContain('verbena_request_seconds_count{call="question"} 3');
});

test('who asks too much is refused, whichever way was taken before', async () => {
  const { short } = await openBoth({ environment: { LIMIT_PER_MINUTE: '3' } });
  const statuses: unknown[] = [];
  for (let asked = 0; asked < 5; asked += 1) statuses.push((await ask(short, address)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('a site that closes is closed to those who were let in before', async () => {
  let status: 0 | 1 | 2 = 0;
  const standing = async () => ({ status, maintenanceEnd: null, country: null });
  const { fake, short } = await openBoth({ standing });
  await ask(short, address);
  expect((await ask(short, address)).status).toBe(200);
  status = 2;
  fake.changeContent();
  expect((await ask(short, address)).status).toBe(451);
  status = 1;
  fake.changeContent();
  expect((await ask(short, address)).status).toBe(503);
  expect((await ask(short, question)).status).toBe(200);
});

test('a visitor who was let in opens no door for another behind the same proxy', async () => {
  const standing = async (from: string) =>
    ({ status: from === '203.0.113.9' ? 0 : 2, maintenanceEnd: null, country: null }) as const;
  const { short } = await openBoth({ standing, environment: { TRUST_PROXY: '127.0.0.1' } });
  const from = (name: string) => ask(short, address, { 'x-forwarded-for': name });
  await from('203.0.113.9');
  expect((await from('203.0.113.9')).status).toBe(200);
  expect((await from('203.0.113.10')).status).toBe(451);
  expect((await from('203.0.113.9, 203.0.113.10')).status).toBe(451);
});

test('a question is answered anew each time, and to each as who asks', async () => {
  const { short, asked, ordinarily } = await openBoth();
  for (const language of ['zh', 'ms', 'zh']) {
    const { body } = await ask(short, question, { 'x-language': language });
    expect(JSON.parse(body).value.visit).toMatchObject({ language, address: '127.0.0.1' });
  }
  expect([asked(), ordinarily()]).toEqual([3, 1]);
});

test('what a question cannot answer is worded by the ordinary way', async () => {
  let isBroken = false;
  const outcomes = [
    () => refuse('system.unavailable'),
    () => {
      throw new Error('the secret reason');
    },
  ];
  for (const [index, outcome] of outcomes.entries()) {
    isBroken = false;
    const fragile = answer(questionCall, async ({ request: { word }, visit }) =>
      isBroken ? (outcome() as never) : done({ word, visit }),
    );
    const { fake, short } = await openBoth({ answers: [fragile] });
    await ask(short, question);
    isBroken = true;
    const { status, body } = await ask(short, question);
    expect([status, JSON.parse(body).code]).toEqual(
      [
        [503, 'system.unavailable'],
        [500, 'system.unexpected'],
      ][index],
    );
    expect(body).not.toContain('secret');
    await expect.poll(() => told(fake)).toEqual([200, status]);
  }
});

function told({ lines }: FakeGateway): unknown[] {
  return lines().flatMap(({ call, status }) => (call === 'question' && status ? [status] : []));
}

test('who goes away before the answer to a question is one line too', async () => {
  const begun = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  let isSlow = false;
  const slow = answer(questionCall, async ({ request: { word }, visit }) => {
    begun.resolve();
    if (isSlow) await rest.promise;
    return done({ word, visit });
  });
  const { fake, short } = await openBoth({ answers: [slow] });
  await ask(short, question);
  isSlow = true;
  const leaver = connect(short, '127.0.0.1');
  leaver.write(`GET ${question} HTTP/1.1\r\nHost: play.example\r\n\r\n`);
  await begun.promise;
  // Another's answer on the way says that the leaver's question has been taken up.
  await ask(short, '/healthz');
  leaver.destroy();
  await expect.poll(() => told(fake)).toEqual([200, 499]);
  rest.resolve();
  await ask(short, '/healthz');
  expect(told(fake)).toEqual([200, 499]);
});
