import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { eventsPath } from '#contract/events.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';

/** As it is on the wire: no client would send it this way. */
async function answerTo(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  await once(socket, 'close');
  return answer;
}

test.each([
  '/%',
  '/%zz',
  '/%ff%fe',
  '/wps/%c3',
  '/art/%e0%80.svg',
  '/wps/vendor/%/bet',
  '/wps/a;/%',
])(
  'the address %s, which cannot be decoded, is refused as every unknown address is',
  async (address) => {
    const { app, lines, listen } = await fakeGateway();
    const port = await listen(0, '127.0.0.1');
    const answer = await answerTo(port, `GET ${address} HTTP/1.1`, 'Host: a', 'Connection: close');
    const known = await app.inject({ url: '/wps/nosuch' });
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    for (const name of Object.keys(known.headers)) {
      expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
    }
    expect(answer).toContain('"code":"request.unknown-path"');
    expect(answer).not.toContain('FST_');
    await expect
      .poll(() => lines().map(({ path, status }) => [path, status]))
      .toContainEqual([address, 404]);
  },
);

test('an address that cannot be decoded counts against the limit of calls', async () => {
  const { app } = await fakeGateway({ environment: { LIMIT_PER_MINUTE: '2' } });
  const statuses: number[] = [];
  for (let asked = 0; asked < 4; asked += 1) {
    statuses.push((await app.inject({ url: '/%zz' })).statusCode);
  }
  expect(statuses).toEqual([404, 404, 429, 429]);
});

test('a sign that is encoded in a query is nobody’s business but its reader’s', async () => {
  const { app } = await fakeGateway();
  expect((await app.inject({ url: '/lgw/test/shared?name=100%' })).statusCode).toBe(200);
});

test('a request that names two hosts is refused, and its connection ends', async () => {
  const { listen } = await fakeGateway();
  const port = await listen(0, '127.0.0.1');
  const request = 'GET /lgw/test/shared?name=a HTTP/1.1';
  const answer = await answerTo(
    port,
    request,
    'Host: play.example',
    'HOST: evil.example',
    '',
    request,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(answer.toLowerCase()).toContain('x-request-id: ');
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  const single = await answerTo(port, request, 'Host: play.example', 'Connection: close');
  expect(single).toMatch(/^HTTP\/1\.1 200 /);
});

const upgradeLines = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

test('a socket’s upgrade that names two hosts is refused, and its connection ends', async () => {
  const { listen } = await fakeGateway();
  const port = await listen(0, '127.0.0.1');
  const request = `GET ${eventsPath} HTTP/1.1`;
  const answer = await answerTo(port, request, 'Host: a', 'host: b', ...upgradeLines);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(answer.toLowerCase()).toContain('x-request-id: ');
  const single = await answerTo(port, request, 'Host: a', ...upgradeLines);
  expect(single).toMatch(/^HTTP\/1\.1 101 /);
});

test('a socket’s upgrade at an address that cannot be decoded is refused as every unknown address is', async () => {
  const { listen, lines } = await fakeGateway();
  const port = await listen(0, '127.0.0.1');
  const answer = await answerTo(port, 'GET /%zz HTTP/1.1', 'Host: a', ...upgradeLines);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer.toLowerCase()).toContain('x-request-id: ');
  expect(answer).not.toContain('FST_');
  await expect.poll(() => lines().map(({ status }) => status)).toContainEqual(404);
});

test('a refusal bears the fields of the envelope and nothing of ours', async () => {
  const { app } = await fakeGateway();
  const refused = await app.inject({ method: 'POST', url: '/wps/test/echo', payload: {} });
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json())).toEqual([
    ...['success', 'code', 'message', 'fields', 'requestId'],
  ]);
});
