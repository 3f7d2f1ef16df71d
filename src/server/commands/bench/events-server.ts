import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { WebSocketServer } from 'ws';
import type { StoredEvent } from '#contract/events.ts';
import { openGateway } from '#server/http/gateway.ts';
import { readSettings } from '#server/settings.ts';
import * as clock from '#server/work/clock.ts';
import type { ToldEvent } from '#server/work/event-store.ts';

/** Tells so many events to all its sockets when asked; bare, or through the gateway's own room. */
const [kind = 'bare'] = process.argv.slice(2);
const server = kind === 'bare' ? await openBare() : await openOwn();
process.send?.(server.port);
process.on('message', (count: number) => void tellAll(count));
process.on('disconnect', () => process.exit(0));

async function tellAll(count: number): Promise<void> {
  for (let told = 0; told < count; told += 1) {
    server.tell();
    await setImmediate();
  }
}

let lastId = 0;
function nextEvent(): StoredEvent {
  lastId += 1;
  return { kind: 'catalogue.changed', id: String(lastId), body: { version: String(lastId) } };
}

async function openBare() {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  return {
    port: typeof address === 'object' ? address?.port : undefined,
    tell() {
      const frame = Buffer.from(JSON.stringify(nextEvent()));
      for (const socket of sockets.clients) socket.send(frame, { binary: false });
    },
  };
}

async function openOwn() {
  const listeners = new Set<(told: ToldEvent) => void>();
  const gateway = await openGateway({
    settings: readSettings({ LIMIT_PER_MINUTE: '1000000' }),
    clock,
    events: {
      publish: async () => undefined,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      newestId: () => String(lastId),
      missedSince: async () => ({ isComplete: true, told: [] }),
    },
    versions: { content: () => '1', catalogue: () => '1', onChange: () => () => undefined },
    log: pino({ level: 'silent' }),
    answers: [],
    identify: async () => null,
    openLetter: async () => ({ isOpen: false, code: 'seal.unreadable' }),
    standing: async () => ({ status: 0, maintenanceEnd: null, country: null }),
    findArt: () => undefined,
    isReady: async () => true,
    defaultLanguage: 'es',
    appFolder: '/nowhere',
    firstPaintFile: '/nowhere/first-paint.js',
  });
  const port = await gateway.listen(0, '127.0.0.1');
  return {
    port,
    tell() {
      const told: ToldEvent = { playerId: null, event: nextEvent() };
      for (const listener of listeners) listener(told);
    },
  };
}
