import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { eventsPath, type ServerEvent } from '#contract/events.ts';
import { roomPattern, type TableEvent } from '#contract/rooms.ts';
import {
  type EventPosition,
  firstPosition,
  isAfter,
  readPosition,
} from '#server/kernel/event-position.ts';
import type { PublishedEvent } from '#server/kernel/event-store.ts';
import { addressOf, limitKeyOf } from '../address.ts';
import { admit } from '../calls/caller.ts';
import { tokenOf } from '../cookies.ts';
import { type Bounds, boundsOf, type HttpDependencies } from '../dependencies.ts';
import type { Metrics } from '../metrics.ts';
import { isForeign } from '../origin.ts';
import { sendRefusal } from '../refusal.ts';
import { describeThrown } from '../thrown.ts';
import { paceInbound } from './pace-inbound.ts';
import { SocketAudience, type SocketListener, type SocketVisitor } from './socket-audience.ts';
import { acceptUpgrades } from './upgrade.ts';

export interface Sockets {
  close(): void;
}

/** One socket a page: says hello, sends what was missed, then every event as it is published. */
export function attachSockets(
  app: FastifyInstance,
  given: HttpDependencies,
  metrics: Metrics,
): Sockets {
  const bounds = boundsOf(given);
  const audience = new SocketAudience();
  const upgrades = acceptUpgrades(app, given.settings.isDevelopment);
  let unsubscribe: (() => void) | undefined;
  metrics.watch('verbena_sockets', 'Open event sockets', () => audience.all.size);

  app.get(eventsPath, { config: { kind: 'call', callName: 'events' } }, async (request, reply) => {
    const refuse = sendRefusal.bind(null, reply, given.defaultLanguage);
    if (isForeign(request, given.settings)) return refuse('request.foreign-origin');
    const visitor = await readVisitor(request, given);
    // A table's players are shown only to those who could sit at it.
    if (visitor.room !== undefined && visitor.playerId === null) return refuse('session.missing');
    if (audience.countOf(visitor.addressKey) >= bounds.socketsPerAddress) {
      return refuse('request.too-many', { retryAfterSeconds: 30 });
    }
    // Asked for without wanting a socket, there is nothing to be read here.
    if (!upgrades.take(request, reply, (socket, raw) => accept(socket, raw, visitor))) {
      return refuse('request.wrong-method');
    }
    return reply;
  });

  function accept(socket: WebSocket, raw: Duplex, visitor: SocketVisitor): void {
    const listener: SocketListener = {
      socket,
      visitor,
      isAlive: true,
      waiting: [],
      newest: firstPosition,
    };
    audience.add(listener);
    // The gateway polls for events only while somebody listens.
    unsubscribe ??= given.events.subscribe((published) => deliver(audience, published, bounds));
    // A session may end meanwhile: who comes back is asked again who they are.
    const ending = setTimeout(() => socket.close(closeCodes.restarting), memberSocketMs).unref();
    if (visitor.playerId === null) clearTimeout(ending);
    const pace = { bytesPerMinute: bounds.socketBytesPerMinute, clock: given.clock };
    paceInbound(raw, pace, () => leave(socket, closeCodes.flooding));
    socket.on('pong', () => {
      listener.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(ending);
      audience.delete(listener);
      if (audience.all.size > 0) return;
      unsubscribe?.();
      unsubscribe = undefined;
    });
    welcome(listener, given, bounds).catch((thrown: unknown) => {
      given.log.error({ thrown: describeThrown(thrown) }, 'a socket could not be caught up');
      socket.close(closeCodes.tryAgainLater);
    });
  }

  const heartbeat = setInterval(() => {
    for (const listener of audience.all) {
      // A phone that lost its network says nothing: who did not answer the last ping is gone.
      if (!listener.isAlive) listener.socket.terminate();
      listener.isAlive = false;
      listener.socket.ping();
    }
  }, bounds.heartbeatMs).unref();

  return {
    close() {
      clearInterval(heartbeat);
      unsubscribe?.();
      upgrades.close();
      for (const { socket } of audience.all) leave(socket, closeCodes.goingAway);
    },
  };
}

async function readVisitor(
  request: FastifyRequest,
  given: HttpDependencies,
): Promise<SocketVisitor> {
  const admission = await admit({ who: 'anyone' }, tokenOf(request), (token) =>
    given.identify(token, false),
  );
  const { after, room } = request.query as Record<string, unknown>;
  return {
    addressKey: limitKeyOf(addressOf(request)),
    playerId: admission.isAdmitted ? (admission.player?.id ?? null) : null,
    after: typeof after === 'string' ? after : undefined,
    room: typeof room === 'string' && roomPattern.test(room) ? room : undefined,
  };
}

function deliver(audience: SocketAudience, published: PublishedEvent, bounds: Bounds): void {
  const { event, playerId } = published;
  const position = readPosition(event.id) ?? firstPosition;
  let frame: Buffer | undefined;
  for (const listener of audience.receiversOf(published)) {
    // Written once for all receivers, and not at all without one.
    frame ??= frameOf(event);
    if (listener.waiting) listener.waiting.push(published);
    else send(listener, position, frame, bounds);
  }
  if (event.kind !== 'session.ended' || playerId === null) return;
  // Perhaps it was theirs: who comes back is asked again who they are.
  for (const { socket } of audience.socketsOf(playerId)) leave(socket, closeCodes.restarting);
}

async function welcome(
  listener: SocketListener,
  given: HttpDependencies,
  bounds: Bounds,
): Promise<void> {
  const { socket, visitor } = listener;
  const id = await given.events.newestId();
  const newest = readPosition(id) ?? firstPosition;
  const serverTime = given.clock.now().toISOString();
  socket.send(frameOf({ kind: 'hello', id, serverTime }), textFrame);
  listener.newest = newest;
  // A table's viewer asks for its state; nothing of it is replayed.
  if (visitor.after !== undefined && visitor.room === undefined) {
    const missed = await given.events.missedSince(visitor.after, visitor.playerId);
    if (missed.isComplete) {
      listener.newest = readPosition(visitor.after) ?? newest;
      for (const { event } of missed.events) sendEvent(listener, event, bounds);
    } else socket.send(frameOf({ kind: 'resync', id }), textFrame);
  }
  const waiting = listener.waiting ?? [];
  listener.waiting = undefined;
  for (const { event } of waiting) sendEvent(listener, event, bounds);
}

function sendEvent(listener: SocketListener, event: PublishedEvent['event'], bounds: Bounds): void {
  send(listener, readPosition(event.id) ?? firstPosition, frameOf(event), bounds);
}

function send(
  listener: SocketListener,
  position: EventPosition,
  frame: Buffer,
  bounds: Bounds,
): void {
  const { socket } = listener;
  if (!isAfter(position, listener.newest) || socket.readyState !== socket.OPEN) return;
  // Too slow to keep up, it costs memory that all pay for; it may come back and catch up.
  if (socket.bufferedAmount > bounds.socketBufferBytes) {
    leave(socket, closeCodes.tryAgainLater);
    return;
  }
  listener.newest = position;
  socket.send(frame, textFrame);
}

/** The farewell stands behind all that the other side has not read yet, so it is not waited for long. */
function leave(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), leavingMs).unref();
}

const textFrame = { binary: false, compress: false } as const;
const memberSocketMs = 15 * 60_000;
const leavingMs = 2_000;
const closeCodes = {
  goingAway: 1001,
  flooding: 1008,
  restarting: 1012,
  tryAgainLater: 1013,
} as const;

function frameOf(event: ServerEvent | TableEvent): Buffer {
  return Buffer.from(JSON.stringify(event));
}
