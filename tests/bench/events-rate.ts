import { once } from 'node:events';
import { WebSocket } from 'ws';
import { eventsPath } from '#contract/events.ts';
import type { Telling } from './events-server.ts';
import { type Figure, median, rounded } from './figure.ts';
import { processorMs } from './processor-time.ts';
import { type Program, runServer } from './run-program.ts';

const fewSockets = 2_000;
const manySockets = 10_000;
const events = 200;
const eventsToMany = 40;
const rounds = 5;
const singleEvents = 50_000;
// More than the gateway holds back for one socket and the kernel for one connection.
const slowEvents = 16_000;

/** Messages that arrive, beside a server that is nothing but ws. */
export async function measureEvents(): Promise<Figure[]> {
  return [await compareRates(), await holdMany(), await measureSingle()];
}

interface Told {
  messagesPerSecond: number;
  microseconds: number;
}

async function compareRates(): Promise<Figure> {
  const bare = await openAudience('bare', fewSockets);
  const own = await openAudience('own', fewSockets);
  try {
    const pairs: { bare: Told; own: Told }[] = [];
    // In turns, so that a machine that slows down slows both; the first of each warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const pair = { bare: await bare.tell({ events }), own: await own.tell({ events }) };
      if (round > 0) pairs.push(pair);
    }
    const of = (read: (pair: { bare: Told; own: Told }) => number) =>
      rounded(median(pairs.map(read)));
    return {
      name: 'events.ratio',
      value: median(pairs.map((pair) => pair.bare.microseconds / pair.own.microseconds)),
      unit: 'of bare ws on the same core',
      goal: '≥ 0.7',
      how:
        `messages for a second of the server's own processor time, ${events} events to ` +
        `${fewSockets} sockets until the last has arrived, in turns; median of ${rounds}`,
      besides: {
        messagesPerSecond: of((pair) => pair.own.messagesPerSecond),
        bareMessagesPerSecond: of((pair) => pair.bare.messagesPerSecond),
        ratioByTheClock: of((pair) => pair.own.messagesPerSecond / pair.bare.messagesPerSecond),
      },
    };
  } finally {
    await bare.close();
    await own.close();
  }
}

/** One that does not read is sent more than is held back for it, while all are told. */
async function holdMany(): Promise<Figure> {
  const audience = await openAudience('own', manySockets);
  try {
    const slow = new WebSocket(audience.address, { headers: { token: 'slow' } });
    await once(slow, 'message');
    slow.pause();
    const told = await audience.tell({ events: eventsToMany, slowEvents });
    const isLetGo = once(slow, 'close').then(() => undefined);
    slow.resume();
    await inTime(isLetGo, () => 'The one that does not read is still there.');
    return {
      name: 'events.held',
      value: audience.open(),
      unit: 'sockets',
      goal: `${manySockets}, none lost by a slow neighbour`,
      how:
        `all of them got ${eventsToMany} events while one that did not read was sent ` +
        `${slowEvents} of a kilobyte, until the gateway let that one go`,
      besides: {
        lost: manySockets - audience.open(),
        messagesPerSecond: rounded(told.messagesPerSecond),
      },
    };
  } finally {
    await audience.close();
  }
}

/** An event for one player's one socket costs the same however many others are open. */
async function measureSingle(): Promise<Figure> {
  const few = await compareSingle(100);
  const many = await compareSingle(manySockets);
  return {
    name: 'events.single',
    value: many.own - many.bare,
    unit: 'microseconds of processor time above bare ws',
    goal: '≤ 5, flat from 100 to 10,000 sockets',
    how:
      `${singleEvents} events, each for one of ${manySockets} players with a socket each, beside a ` +
      `server that looks its socket up and sends; all of the process, sending included; median of ${rounds}`,
    besides: {
      own: rounded(many.own),
      bare: rounded(many.bare),
      ownOfHundred: rounded(few.own),
      bareOfHundred: rounded(few.bare),
    },
  };
}

async function compareSingle(players: number): Promise<{ own: number; bare: number }> {
  return { bare: await spendSingle('bare', players), own: await spendSingle('own', players) };
}

/** One server at a time: both audiences together are more files than a process may open. */
async function spendSingle(kind: 'bare' | 'own', players: number): Promise<number> {
  const audience = await openAudience(kind, players);
  const telling = { events: 0, single: { events: singleEvents, players } };
  try {
    const spent: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const { microseconds } = await audience.tell(telling);
      if (round > 0) spent.push(microseconds);
    }
    return median(spent);
  } finally {
    await audience.close();
  }
}

interface Audience {
  address: string;
  open(): number;
  /** Until everyone has got all. */
  tell(telling: Telling): Promise<Told>;
  close(): Promise<void>;
}

async function openAudience(kind: 'bare' | 'own', size: number): Promise<Audience> {
  const server = await runServer('events-server.ts', [kind]);
  const address = `${server.address.replace('http', 'ws')}${eventsPath}`;
  const clients: WebSocket[] = [];
  let missing = 0;
  let whenAll: (() => void) | undefined;
  const count = () => {
    missing -= 1;
    if (missing === 0) whenAll?.();
  };
  while (clients.length < size) {
    const batch = Array.from({ length: 50 }, (_, index) =>
      openSocket(address, kind === 'own', clients.length + index),
    );
    clients.push(...(await Promise.all(batch)));
  }
  for (const client of clients) client.on('message', count);
  return {
    address,
    open: () => clients.filter((client) => client.readyState === WebSocket.OPEN).length,
    async tell(telling) {
      const messages = size * telling.events + (telling.single?.events ?? 0);
      missing = messages;
      const all = new Promise<void>((resolve) => {
        whenAll = resolve;
      });
      const spentBefore = processorMs(server.child.pid);
      const started = performance.now();
      server.child.send(telling);
      await inTime(all, () => `${missing} of ${messages} messages did not arrive.`);
      const seconds = (performance.now() - started) / 1000;
      const spentMs = processorMs(server.child.pid) - spentBefore;
      return {
        messagesPerSecond: messages / seconds,
        microseconds: (spentMs * 1000) / messages,
      };
    },
    close: () => dismiss(clients, server),
  };
}

async function dismiss(clients: readonly WebSocket[], server: Program): Promise<void> {
  for (const client of clients) client.terminate();
  await server.stop();
}

async function openSocket(address: string, saysHello: boolean, player: number): Promise<WebSocket> {
  const headers = { token: String(player) };
  const client = new WebSocket(address, { perMessageDeflate: false, headers });
  await once(client, saysHello ? 'message' : 'open');
  return client;
}

const longestMs = 60_000;

async function inTime(work: Promise<void>, complaint: () => string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint())), longestMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
