import type { Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { watchUnused } from './unused-connections.ts';

export interface Drain {
  readonly isDraining: boolean;
  /** Lets everybody who has asked have their answer, and closes. */
  close(): Promise<void>;
}

/**
 * Node closes a kept connection in the moment a client may be sending on it, and the client cannot
 * tell whether that was carried out. So we first say `connection: close` in every answer and wait a
 * little for clients to go by themselves, while new connections are still taken.
 */
export function createDrain(app: FastifyInstance, lingerMs: number): Drain {
  const { server } = app;
  const closeUnused = watchUnused(server);
  let isDraining = false;
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (isDraining) reply.header('connection', 'close');
    next(null, payload);
  });
  return {
    get isDraining() {
      return isDraining;
    },
    async close() {
      isDraining = true;
      const lingerUntil = performance.now() + lingerMs;
      while (
        server.listening &&
        performance.now() < lingerUntil &&
        (await hasConnections(server))
      ) {
        await setTimeout(lookEveryMs);
      }
      // Right after the event loop has taken what was waiting in the queue of the port.
      await setImmediate();
      const closed = new Promise((resolve) => server.close(resolve));
      // A connection that was just taken has a request on its way.
      const unused = globalThis.setTimeout(closeUnused, Math.min(lingerMs, firstRequestMs));
      // Who has not been answered by then is cut off: a hanging request must not hold the door.
      const patience = globalThis.setTimeout(() => server.closeAllConnections(), drainMs);
      const sweep = setInterval(() => server.closeIdleConnections(), lookEveryMs);
      await closed;
      for (const timer of [unused, patience, sweep]) clearTimeout(timer);
      await app.close();
    },
  };
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((resolve) => {
    server.getConnections((fault, count) => resolve(!fault && count > 0));
  });
}

const lookEveryMs = 20;
const firstRequestMs = 200;
const drainMs = 10_000;
