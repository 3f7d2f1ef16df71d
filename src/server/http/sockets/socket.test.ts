import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { eventsPath, type StoredEvent } from '#contract/events.ts';
import { type FakeGateway, fakeGateway } from '#tests/gateway/fake-gateway.ts';

const clients: WebSocket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.terminate();
  vi.useRealTimers();
});

interface Reader {
  client: WebSocket;
  /** The next message, once it has come. */
  next(): Promise<Record<string, unknown>>;
}

function open(port: number, query = '', headers: Record<string, string> = {}): Reader {
  const client = new WebSocket(`ws://127.0.0.1:${port}${eventsPath}${query}`, { headers });
  clients.push(client);
  const came: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  client.on('error', () => undefined);
  client.on('message', (data) => {
    const taker = waiting.shift();
    if (taker) taker(String(data));
    else came.push(String(data));
  });
  return {
    client,
    next: async () => {
      const ready = came.shift();
      return JSON.parse(ready ?? (await new Promise<string>((resolve) => waiting.push(resolve))));
    },
  };
}

async function start(wishes: Parameters<typeof fakeGateway>[0] = {}) {
  const gateway = await fakeGateway(wishes);
  return { gateway, port: await gateway.listen(0, '127.0.0.1') };
}

function event(id: number, padding = ''): StoredEvent {
  return { kind: 'catalogue.changed', id: `1-${id}`, body: { version: `${id}${padding}` } };
}

function tell(gateway: FakeGateway, id: number, playerId: string | null = null): void {
  gateway.tell({ playerId, event: event(id) });
}

test('G-CLOCK: hello comes first, with the newest id and the gateway’s hour; then what happens', async () => {
  const { gateway, port } = await start();
  tell(gateway, 7);
  const reader = open(port);
  expect(await reader.next()).toEqual({
    kind: 'hello',
    id: '1-7',
    serverTime: '2026-11-20T12:00:00.000Z',
  });
  tell(gateway, 8);
  expect(await reader.next()).toEqual(event(8));
});

test('a socket that comes back gets what it missed, in order and once, with what happens meanwhile', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { gateway, port } = await start({
    missedSince: async () => {
      await held;
      return {
        isComplete: true,
        events: [4, 5, 6].map((id) => ({ playerId: null, event: event(id) })),
      };
    },
  });
  tell(gateway, 5);
  const reader = open(port, '?after=1-3');
  await reader.next();
  // Stored while the missed ones are read, so that it is among them and rings the bell too.
  tell(gateway, 6);
  tell(gateway, 7);
  release();
  const ids = [];
  for (let count = 0; count < 4; count += 1) ids.push((await reader.next()).id);
  expect(ids).toEqual(['1-4', '1-5', '1-6', '1-7']);
});

test('a socket that missed too much gets a resync, and then goes on', async () => {
  const { gateway, port } = await start({
    missedSince: async () => ({ isComplete: false, events: [] }),
  });
  tell(gateway, 900);
  const reader = open(port, '?after=1-1');
  await reader.next();
  expect(await reader.next()).toEqual({ kind: 'resync', id: '1-900' });
  tell(gateway, 901);
  expect(await reader.next()).toEqual(event(901));
});

test('a player’s event goes to that player and nobody else', async () => {
  const { gateway, port } = await start();
  const mine = open(port, '', { cookie: 'session=member' });
  const other = open(port, '', { cookie: 'session=trial' });
  const visitor = open(port);
  for (const reader of [mine, other, visitor]) await reader.next();
  tell(gateway, 1, '1');
  tell(gateway, 2);
  expect((await mine.next()).id).toBe('1-1');
  expect((await other.next()).id).toBe('1-2');
  expect((await visitor.next()).id).toBe('1-2');
});

test('a page of another site gets no socket, one of ours does', async () => {
  const { port } = await start();
  const refused = open(port, '', { origin: 'https://evil.example' });
  const [, response] = await once(refused.client, 'unexpected-response');
  expect(response.statusCode).toBe(403);
  const own = open(port, '', { origin: `http://127.0.0.1:${port}` });
  expect((await own.next()).kind).toBe('hello');
});

test('one address holds so many sockets and no more; a closed one makes room', async () => {
  const { port } = await start({ bounds: { socketsPerAddress: 2 } });
  const first = open(port);
  await first.next();
  await open(port).next();
  const [, response] = await once(open(port).client, 'unexpected-response');
  expect(response.statusCode).toBe(429);
  first.client.close();
  await once(first.client, 'close');
  expect((await open(port).next()).kind).toBe('hello');
});

test('asked without wanting a socket, the address says so', async () => {
  const { gateway } = await start();
  const response = await gateway.app.inject({ url: eventsPath });
  expect([response.statusCode, response.json().code]).toEqual([405, 'request.wrong-method']);
});

test('who sends much is cut off, who sends little is not listened to', async () => {
  const { gateway, port } = await start();
  const quiet = open(port);
  await quiet.next();
  quiet.client.send('{"kind":"hello"}');
  tell(gateway, 1);
  expect((await quiet.next()).id).toBe('1-1');
  quiet.client.send('x'.repeat(2_000));
  const [code] = await once(quiet.client, 'close');
  expect(code).toBe(1009);
});

test('a flood of frames too small to be a message closes the socket that sends it, and no other', async () => {
  const { gateway, port } = await start({ bounds: { socketBytesPerMinute: 600 } });
  const quiet = open(port);
  await quiet.next();
  const noisy = open(port);
  await noisy.next();
  const closed = once(noisy.client, 'close');
  // An empty fragment is six bytes on the wire, and no event for whoever reads messages.
  for (let sent = 0; sent < 200; sent += 1) noisy.client.send('', { fin: false });
  expect((await closed)[0]).toBe(1008);
  tell(gateway, 1);
  expect((await quiet.next()).id).toBe('1-1');
  expect(quiet.client.readyState).toBe(WebSocket.OPEN);
});

test('the gateway asks for events only while a socket is open', async () => {
  const { gateway, port } = await start();
  expect(gateway.subscribers()).toBe(0);
  const readers = [open(port), open(port)];
  for (const reader of readers) await reader.next();
  expect(gateway.subscribers()).toBe(1);
  for (const { client } of readers) client.close();
  await expect.poll(() => gateway.subscribers()).toBe(0);
  const reader = open(port);
  await reader.next();
  tell(gateway, 1);
  expect((await reader.next()).id).toBe('1-1');
});

test('a session that ends closes all of its player’s sockets and nobody else’s', async () => {
  const { gateway, port } = await start();
  const mine = [open(port, '', { cookie: 'session=member' })];
  mine.push(open(port, '?room=VB_CRASH:money', { cookie: 'session=member' }));
  const other = open(port, '', { cookie: 'session=trial' });
  for (const reader of [...mine, other]) await reader.next();
  const closed = mine.map(({ client }) => once(client, 'close'));
  gateway.tell({ playerId: '1', event: { kind: 'session.ended', id: '1-5', body: {} } });
  expect((await Promise.all(closed)).map(([code]) => code)).toEqual([1012, 1012]);
  tell(gateway, 6);
  expect((await other.next()).id).toBe('1-6');
});

test('a reader that does not read is let go, while its neighbours get everything', async () => {
  const { gateway, port } = await start({ bounds: { socketBufferBytes: 256 * 1024 } });
  const good = open(port);
  await good.next();
  const slow = await slowReader(port);
  const padding = 'x'.repeat(20_000);
  const rounds = 400;
  for (let id = 1; id <= rounds; id += 1) {
    gateway.tell({ playerId: null, event: event(id, padding) });
    expect((await good.next()).id).toBe(`1-${id}`);
  }
  const { body } = await gateway.app.inject({ url: '/metrics' });
  expect(body).toMatch(/^verbena_sockets [12]$/m);
  await expect
    .poll(async () => (await gateway.app.inject({ url: '/metrics' })).body, { timeout: 5_000 })
    .toMatch(/^verbena_sockets 1$/m);
  slow.destroy();
});

test('a dead peer is noticed by its silence', async () => {
  // A real heart beats on while a busy machine keeps everybody, the living too, from answering.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const heartbeatMs = 50;
  const { gateway, port } = await start({ bounds: { heartbeatMs } });
  const { client, next } = open(port);
  await next();
  const dead = await slowReader(port);
  for (const _ of ['asks both', 'lets go of the silent one']) {
    const asked = once(client, 'ping');
    vi.advanceTimersByTime(heartbeatMs);
    await asked;
    // The pong was sent behind the answer, so the answer has been received.
    const heard = once(client, 'pong');
    client.ping();
    await heard;
  }
  await expect
    .poll(async () => (await gateway.app.inject({ url: '/metrics' })).body)
    .toMatch(/^verbena_sockets 1$/m);
  expect(client.readyState).toBe(WebSocket.OPEN);
  dead.destroy();
});

test('closing the gateway says goodbye to its sockets', async () => {
  const { gateway, port } = await start();
  const reader = open(port);
  await reader.next();
  const closed = once(reader.client, 'close');
  await gateway.close();
  expect((await closed)[0]).toBe(1001);
});

/** Shakes hands and then reads nothing, as a phone in a tunnel does. */
async function slowReader(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    [
      `GET ${eventsPath} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  await once(socket, 'data');
  socket.pause();
  return socket;
}
