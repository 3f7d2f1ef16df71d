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
export async function load(
  url: string,
  connections: number,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const question = await readQuestion(url, headers);
  const sockets = await openSockets(question, connections);
  const started = performance.now();
  const until = started + seconds * 1000;
  const counted = await Promise.all(
    sockets.map(async (socket) => {
      let answered = 0;
      const closed = eachAnswer(socket, question, () => {
        answered += 1;
        if (performance.now() < until) socket.write(question.ask);
        else socket.destroy();
      });
      socket.write(question.ask);
      await closed;
      return answered;
    }),
  );
  return {
    requests: counted.reduce((sum, count) => sum + count, 0),
    seconds: (performance.now() - started) / 1000,
  };
}

/**
 * Asks so often a second, evenly, and answers how long each took. It is counted from the moment it
 * was due: who waits until the last is answered before asking the next never sees a queue.
 */
export async function pacedLatencies(
  url: string,
  { connections, rate, seconds }: { connections: number; rate: number; seconds: number },
): Promise<number[]> {
  const question = await readQuestion(url, {});
  const sockets = await openSockets(question, connections);
  const free = [...sockets];
  const dueBy = new Map<Socket, number>();
  const latencies: number[] = [];
  const wanted = Math.round(rate * seconds);
  const done = Promise.withResolvers<void>();
  for (const socket of sockets) {
    eachAnswer(socket, question, () => {
      latencies.push(performance.now() - (dueBy.get(socket) ?? 0));
      free.push(socket);
      if (latencies.length === wanted) done.resolve();
    }).catch(done.reject);
  }
  const started = performance.now();
  let asked = 0;
  const timer = setInterval(() => {
    const elapsedMs = performance.now() - started;
    while (asked < wanted && (asked / rate) * 1000 <= elapsedMs) {
      const socket = free.shift();
      if (!socket) return;
      dueBy.set(socket, started + (asked / rate) * 1000);
      asked += 1;
      socket.write(question.ask);
    }
  }, 1);
  await done.promise.finally(() => clearInterval(timer));
  for (const socket of sockets) socket.destroy();
  return latencies;
}

interface Question {
  hostname: string;
  port: number;
  ask: Buffer;
  bodyBytes: number;
}

async function readQuestion(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Question> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    hostname,
    port: Number(port),
    ask: Buffer.from(
      `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${lines.join('')}\r\n`,
    ),
    bodyBytes: (await (await fetch(url, { headers })).arrayBuffer()).byteLength,
  };
}

function openSockets({ port, hostname }: Question, connections: number): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, hostname).setNoDelay();
      await once(socket, 'connect');
      return socket;
    }),
  );
}

/** Calls back whenever an answer is whole, until the socket is closed. */
function eachAnswer(socket: Socket, question: Question, onAnswer: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
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
        missing = headEnd + 4 + question.bodyBytes;
      }
      missing -= chunk.length;
      if (missing > 0) return;
      missing = 0;
      onAnswer();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}

const goodStart = Buffer.from('HTTP/1.1 200 OK');
