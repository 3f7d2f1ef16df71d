import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { StoredEvent } from '#contract/events.ts';
import { openGateway } from '#server/http/gateway.ts';
import type { Player } from '#server/kernel/answer.ts';
import * as clock from '#server/kernel/clock.ts';
import type { PublishedEvent } from '#server/kernel/event-store.ts';
import { readSettings } from '#server/settings/read-settings.ts';

export interface Telling {
  /** To all. */
  events: number;
  /** Besides, to the player called slow, a kilobyte each. */
  slowEvents?: number;
  /** Besides, one after the other to each of so many players, a socket each. */
  single?: { events: number; players: number };
}

/** Tells so many events to all its sockets when asked; bare, or through the gateway's own room. */
const [kind = 'bare'] = process.argv.slice(2);
const server = kind === 'bare' ? await openBare() : await openOwn();
process.send?.(server.port);
process.on('message', (telling: Telling) => void tellAll(telling));
process.on('disconnect', () => process.exit(0));

async function tellAll({ events, slowEvents = 0, single }: Telling): Promise<void> {
  for (let told = 0; single && told < single.events; told += 1) {
    server.notifyPlayer(told % single.players);
    if (told % 100 === 99) await setImmediate();
  }
  for (let told = 0; told < events; told += 1) {
    server.tell();
    for (let slow = 0; slow < slowEvents / events; slow += 1) server.tellOne?.();
    await setImmediate();
  }
}

let lastId = 0;
function nextEvent(): StoredEvent {
  lastId += 1;
  return { kind: 'catalogue.changed', id: `0-${lastId}`, body: { version: String(lastId) } };
}

interface EventsServer {
  port: number | undefined;
  tell(): void;
  notifyPlayer(number: number): void;
  tellOne?(): void;
}

async function openBare(): Promise<EventsServer> {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  // The least that any server does for it: one look-up, one frame.
  const byPlayer = new Map<number, WebSocket>();
  sockets.on('connection', (socket, { headers }) => byPlayer.set(Number(headers.token), socket));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  return {
    port: typeof address === 'object' ? address?.port : undefined,
    tell() {
      const frame = Buffer.from(JSON.stringify(nextEvent()));
      for (const socket of sockets.clients) socket.send(frame, { binary: false });
    },
    notifyPlayer(number) {
      const frame = Buffer.from(JSON.stringify(nextEvent()));
      byPlayer.get(number)?.send(frame, { binary: false });
    },
  };
}

async function openOwn(): Promise<EventsServer> {
  const tell = (told: PublishedEvent) => {
    for (const listener of listeners) listener(told);
  };
  const listeners = new Set<(told: PublishedEvent) => void>();
  const gateway = await openGateway({
    settings: readSettings({ LIMIT_PER_MINUTE: '1000000' }),
    clock,
    events: {
      publish: async () => undefined,
      publishToTable: async () => undefined,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      newestId: async () => `0-${lastId}`,
      missedSince: async () => ({ isComplete: true, events: [] }),
    },
    versions: { content: () => '1', catalogue: () => '1', onChange: () => () => undefined },
    log: pino({ level: 'silent' }),
    landings: [],
    webhooks: [],
    downloads: [],
    answers: [],
    identify: async (token) => ({ ...player, id: token }),
    identifyOperator: async () => null,
    clearedSessionCookies: [],
    openLetter: async () => ({ isOpen: false, code: 'seal.unreadable' }),
    standing: async () => ({ status: 0, maintenanceEnd: null, country: null }),
    findArt: () => undefined,
    isReady: async () => true,
    figures: {
      daysPartitionedAhead: async () => 180,
      unreadEventsSeconds: async () => 0,
      factsLagSeconds: async () => 0,
      lotteryDelays: async () => ({ draw: 0, beacon: 0, settlement: 0 }),
      worksAsOwner: async () => false,
    },
    defaultLanguage: 'es',
    appFolder: '/nowhere',
    firstPaintFile: '/nowhere/first-paint.js',
  });
  const port = await gateway.listen(0, '127.0.0.1');
  return {
    port,
    tell: () => tell({ playerId: null, event: nextEvent() }),
    notifyPlayer: (number) => tell({ playerId: String(number), event: nextEvent() }),
    tellOne: () => tell({ playerId: player.id, event: largeEvent() }),
  };
}

const player: Player = {
  id: 'slow',
  account: 'slow',
  type: 0,
  isAgent: false,
  isTrial: false,
  mustChange: false,
};

function largeEvent(): StoredEvent {
  const event = nextEvent();
  // The gateway writes what it is handed; a kilobyte is more than any event of ours.
  return { ...event, body: { version: 'x'.repeat(1024) } } as StoredEvent;
}
