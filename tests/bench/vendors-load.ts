import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface SignedAsk {
  path: string;
  body: string;
  signature: string;
}

export interface VendorLoad {
  answered: number;
  seconds: number;
  /** How long each waited, in milliseconds. */
  waits: number[];
  /** Answers that were no 200, each by its word. */
  refused: string[];
}

/**
 * Each connection asks what stands in its own list, one after the other without a pause. Whatever is
 * asked was signed before: the vendor's processor is not what is measured.
 */
export async function loadVendor(
  address: string,
  lists: readonly (readonly SignedAsk[])[],
): Promise<VendorLoad> {
  const { hostname, port } = new URL(address);
  const sockets = await Promise.all(
    lists.map(async () => {
      const socket = connect(Number(port), hostname).setNoDelay();
      await once(socket, 'connect');
      return socket;
    }),
  );
  const load = { waits: [] as number[], refused: [] as string[] };
  const began = performance.now();
  await Promise.all(sockets.map((socket, index) => askAll(socket, lists[index] ?? [], load)));
  const seconds = (performance.now() - began) / 1_000;
  for (const socket of sockets) socket.destroy();
  return { ...load, answered: load.waits.length, seconds };
}

async function askAll(
  socket: Socket,
  list: readonly SignedAsk[],
  load: Pick<VendorLoad, 'waits' | 'refused'>,
): Promise<void> {
  const done = Promise.withResolvers<void>();
  let place = 0;
  let askedAt = 0;
  let heard = '';
  const askNext = () => {
    const ask = list[place];
    place += 1;
    if (!ask) return done.resolve();
    askedAt = performance.now();
    socket.write(textOf(ask));
  };
  socket.on('error', done.reject).on('data', (chunk: Buffer) => {
    heard += chunk.toString('latin1');
    const headEnd = heard.indexOf('\r\n\r\n');
    if (headEnd === -1) return;
    const length = Number(/content-length: (\d+)/i.exec(heard)?.[1] ?? 0);
    if (heard.length < headEnd + 4 + length) return;
    load.waits.push(performance.now() - askedAt);
    if (!heard.startsWith('HTTP/1.1 200')) {
      load.refused.push(/"code":"([^"]+)"/.exec(heard)?.[1] ?? heard.slice(0, 12));
    }
    heard = '';
    askNext();
  });
  askNext();
  await done.promise;
}

function textOf({ path, body, signature }: SignedAsk): string {
  return (
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n` +
    `X-Signature: ${signature}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}
