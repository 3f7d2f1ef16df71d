import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { waitForServer } from './wait-for-server.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Answers each connection by the next code, and lets in whoever comes after the last. */
async function startServer(
  codes: string[],
  port = 0,
): Promise<{ port: number; tries: () => number }> {
  let tries = 0;
  const server = createServer((socket) => {
    const code = codes[tries];
    tries += 1;
    socket.on('error', () => undefined);
    socket.once('data', () => (code ? refuse(socket, code) : letIn(socket)));
  });
  servers.push(server.listen(port, '127.0.0.1'));
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, tries: () => tries };
}

function refuse(socket: Socket, code: string): void {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mnot now\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  socket.end(Buffer.concat([head, fields]));
}

function letIn(socket: Socket): void {
  // Authenticated; ready for a query.
  socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]));
}

function waitFor(port: number, { atMostMs = 20_000, signal = new AbortController().signal } = {}) {
  const codes: string[] = [];
  const waited = waitForServer({
    connectionString: `postgres://verbena@127.0.0.1:${port}/verbena`,
    onWaiting: (code) => codes.push(code),
    signal,
    atMostMs,
    pauseMs: 10,
  });
  return { waited, codes };
}

test('a server that is ready is not waited for', async () => {
  const { port, tries } = await startServer([]);
  const { waited, codes } = waitFor(port);
  await waited;
  expect([codes, tries()]).toEqual([[], 1]);
});

test('a server that recovers, or shuts down first, is waited for, and this is said once', async () => {
  const { port, tries } = await startServer(['57P01', '57P03', '57P03', '57P02']);
  const { waited, codes } = waitFor(port);
  await waited;
  expect([codes, tries()]).toEqual([['57P01'], 5]);
});

test('a server that listens later is waited for', async () => {
  const { port } = await startServer([]);
  servers.pop()?.close();
  const { waited, codes } = waitFor(port);
  await expect.poll(() => codes).toEqual(['ECONNREFUSED']);
  await startServer([], port);
  await waited;
});

test('the wait has an end, and ends with the fault itself', async () => {
  const { port, tries } = await startServer(Array(10_000).fill('57P03'));
  const { waited } = waitFor(port, { atMostMs: 100 });
  await expect(waited).rejects.toMatchObject({ code: '57P03' });
  expect(tries()).toBeGreaterThan(1);
});

test('a gateway that is stopped waits no longer', async () => {
  const { port } = await startServer(Array(10_000).fill('57P03'));
  const stopping = new AbortController();
  const { waited, codes } = waitFor(port, { signal: stopping.signal });
  await expect.poll(() => codes).toEqual(['57P03']);
  stopping.abort();
  await expect(waited).rejects.toMatchObject({ code: '57P03' });
});

test('a wrong password is no reason to wait', async () => {
  const { port, tries } = await startServer(['28P01']);
  const { waited, codes } = waitFor(port);
  await expect(waited).rejects.toMatchObject({ code: '28P01' });
  expect([codes, tries()]).toEqual([[], 1]);
});
