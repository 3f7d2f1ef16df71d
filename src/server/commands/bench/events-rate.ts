import { once } from 'node:events';
import { WebSocket } from 'ws';
import { eventsPath } from '#contract/events.ts';
import { type Figure, median, rounded } from './figure.ts';
import { type Program, runServer } from './run-program.ts';

const sockets = 2_000;
const events = 200;
const rounds = 3;

/** Messages that arrive, beside a server that is nothing but ws. */
export async function measureEvents(): Promise<Figure[]> {
  const bare = await measureServer('bare');
  const own = await measureServer('own');
  return [
    {
      name: 'events.ratio',
      value: own / bare,
      unit: 'of bare ws',
      goal: '≥ 0.7',
      how: `${events} events to ${sockets} sockets, until the last has arrived; median of ${rounds}`,
      besides: { messagesPerSecond: rounded(own), bareMessagesPerSecond: rounded(bare) },
    },
  ];
}

async function measureServer(kind: 'bare' | 'own'): Promise<number> {
  const server = await runServer('events-server.ts', [kind]);
  const clients: WebSocket[] = [];
  try {
    let arrived = 0;
    let whenAll: (() => void) | undefined;
    const count = () => {
      arrived += 1;
      if (arrived === sockets * events) whenAll?.();
    };
    const isOwn = kind === 'own';
    while (clients.length < sockets) {
      const batch = Array.from({ length: 50 }, () => openSocket(server, isOwn));
      clients.push(...(await Promise.all(batch)));
    }
    for (const client of clients) client.on('message', count);
    const rates: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      arrived = 0;
      const all = new Promise<void>((resolve) => {
        whenAll = resolve;
      });
      const started = performance.now();
      server.child.send(events);
      await all;
      // The first round warms up.
      if (round > 0) rates.push((sockets * events) / ((performance.now() - started) / 1000));
    }
    return median(rates);
  } finally {
    for (const client of clients) client.terminate();
    await server.stop();
  }
}

async function openSocket(server: Program, saysHello: boolean): Promise<WebSocket> {
  const address = `${server.address.replace('http', 'ws')}${eventsPath}`;
  const client = new WebSocket(address, { perMessageDeflate: false });
  await once(client, saysHello ? 'message' : 'open');
  return client;
}
