import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { eventsPath } from '#contract/events.ts';

export interface Upgrades {
  /** Makes the socket of a request that wants one; false where it does not. */
  take(
    request: FastifyRequest,
    reply: FastifyReply,
    accept: (socket: WebSocket, raw: Duplex) => void,
  ): boolean;
  close(): void;
}

/**
 * Leads a handshake through the same entrance as every request, so that limits, proxies and origin
 * are read in one place only.
 */
export function acceptUpgrades(app: FastifyInstance, isDevelopment: boolean): Upgrades {
  const heads = new WeakMap<IncomingMessage, { raw: Duplex; head: Buffer }>();
  // Nothing is expected from the other side but pongs, and events are too small to compress.
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const onUpgrade = (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    // Under development another socket, that of hot reload, comes to the same door.
    if (isDevelopment && request.url?.split('?')[0] !== eventsPath) return;
    raw.on('error', () => raw.destroy());
    heads.set(request, { raw, head });
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    // Node hands over a net.Socket, which the event's type does not promise.
    response.assignSocket(raw as Socket);
    response.on('finish', () => raw.end());
    app.routing(request, response);
  };
  app.server.on('upgrade', onUpgrade);

  return {
    take(request, reply, accept) {
      const found = heads.get(request.raw);
      if (!found) return false;
      reply.hijack();
      reply.raw.detachSocket(found.raw as Socket);
      server.handleUpgrade(request.raw, found.raw, found.head, (socket) =>
        accept(socket, found.raw),
      );
      return true;
    },
    close() {
      app.server.off('upgrade', onUpgrade);
    },
  };
}

const largestMessage = 1024;
