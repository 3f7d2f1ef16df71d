import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Load {
  requests: number;
  seconds: number;
}

/**
 * Asks one address over and over on so many connections. It looks for the end of an answer and at
 * nothing else: a client that reads every header would be slower than the server it measures, and
 * the more headers, the slower.
 */
export async function load(url: string, connections: number, seconds: number): Promise<Load> {
  const { hostname, port, pathname, search } = new URL(url);
  const ask = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  const bodyBytes = (await (await fetch(url)).arrayBuffer()).byteLength;
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname).setNoDelay();
      await once(socket, 'connect');
      return socket;
    }),
  );
  const started = performance.now();
  const until = started + seconds * 1000;
  const counted = await Promise.all(
    sockets.map((socket) => keepAsking(socket, ask, bodyBytes, until)),
  );
  return {
    requests: counted.reduce((sum, count) => sum + count, 0),
    seconds: (performance.now() - started) / 1000,
  };
}

function keepAsking(
  socket: Socket,
  ask: Buffer,
  bodyBytes: number,
  until: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let missing = 0;
    socket.on('data', (chunk: Buffer) => {
      if (missing === 0) {
        const headEnd = chunk.indexOf('\r\n\r\n');
        // The head is written at once, so it comes at once.
        if (headEnd === -1 || !chunk.subarray(0, 15).equals(goodStart)) {
          socket.destroy();
          reject(new Error(`It answered ${chunk.subarray(0, 15).toString('latin1')}.`));
          return;
        }
        missing = headEnd + 4 + bodyBytes;
      }
      missing -= chunk.length;
      if (missing > 0) return;
      missing = 0;
      answered += 1;
      if (performance.now() < until) {
        socket.write(ask);
      } else {
        socket.destroy();
        resolve(answered);
      }
    });
    socket.on('error', reject);
    socket.write(ask);
  });
}

const goodStart = Buffer.from('HTTP/1.1 200 OK');
