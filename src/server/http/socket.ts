import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { eventsPath, type ServerEvent } from '#contract/events.ts';
import { type RoomEvent, roomPattern } from '#contract/rooms.ts';
import {
  type EventPosition,
  firstPosition,
  isAfter,
  readPosition,
} from '#server/kernel/event-position.ts';
import type { PublishedEvent } from '#server/kernel/event-store.ts';
import { addressOf, limitKeyOf } from './address.ts';
import { admit } from './caller.ts';
import { tokenOf } from './cookies.ts';
import { type Bounds, boundsOf, type Given } from './given.ts';
import type { Metrics } from './metrics.ts';
import { isForeign } from './origin.ts';
import { sendRefusal } from './refusal.ts';
import { describeThrown } from './thrown.ts';
import { acceptUpgrades } from './upgrade.ts';

export interface Sockets {
  close(): void;
}

interface Visitor {
  key: string;
  playerId: string | null;
  /** The id of the last event it saw before it went away. */
  after: string | undefined;
  /** The table it looks at, and then it is told of nothing else. */
  room: string | undefined;
}

interface Listener {
  socket: WebSocket;
  visitor: Visitor;
  isAlive: boolean;
  /** While it catches up, what is told meanwhile waits here; afterwards undefined. */
  waiting: PublishedEvent[] | undefined;
  /** Of the newest event it was sent, so that nothing is sent twice. */
  newest: EventPosition;
}

/** One socket a page: says hello, tells what was missed, then everything as it happens. */
export function attachSockets(app: FastifyInstance, given: Given, metrics: Metrics): Sockets {
  const bounds = boundsOf(given);
  const listeners = new Set<Listener>();
  const upgrades = acceptUpgrades(app, given.settings.isDevelopment);
  metrics.watch('verbena_sockets', 'Open event sockets', () => listeners.size);

  app.get(eventsPath, { config: { kind: 'call', callName: 'events' } }, async (request, reply) => {
    const refuse = sendRefusal.bind(null, reply, given.defaultLanguage);
    if (isForeign(request, given.settings)) return refuse('request.foreign-origin');
    const admission = await admit({ who: 'anyone' }, tokenOf(request), (token) =>
      given.identify(token, false),
    );
    const { after, room } = request.query as Record<string, unknown>;
    const visitor: Visitor = {
      key: limitKeyOf(addressOf(request)),
      playerId: admission.isAdmitted ? (admission.player?.id ?? null) : null,
      after: typeof after === 'string' ? after : undefined,
      room: typeof room === 'string' && roomPattern.test(room) ? room : undefined,
    };
    // Who plays at a table is told to those who could sit at it.
    if (visitor.room !== undefined && visitor.playerId === null) return refuse('session.missing');
    if (heldBy(listeners, visitor.key) >= bounds.socketsPerAddress) {
      return refuse('request.too-many', { retryAfterSeconds: 30 });
    }
    // Asked for without wanting a socket, there is nothing to be read here.
    if (!upgrades.take(request, reply, (socket) => accept(socket, visitor))) {
      return refuse('request.wrong-method');
    }
    return reply;
  });

  function accept(socket: WebSocket, visitor: Visitor): void {
    const listener: Listener = {
      socket,
      visitor,
      isAlive: true,
      waiting: [],
      newest: firstPosition,
    };
    listeners.add(listener);
    // A session may end meanwhile: who comes back is asked again who they are.
    const ending = setTimeout(() => socket.close(closeCodes.restarting), memberSocketMs).unref();
    if (visitor.playerId === null) clearTimeout(ending);
    socket.on('pong', () => {
      listener.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(ending);
      listeners.delete(listener);
    });
    welcome(listener, given, bounds).catch((thrown: unknown) => {
      given.log.error({ thrown: describeThrown(thrown) }, 'a socket could not be caught up');
      socket.close(closeCodes.tryAgainLater);
    });
  }

  const stopListening = given.events.subscribe((told) => {
    // Written once for all of them.
    const position = readPosition(told.event.id) ?? firstPosition;
    const frame = frameOf(told.event);
    for (const listener of listeners) {
      const isOwn = told.playerId !== null && told.playerId === listener.visitor.playerId;
      if (isFor(told, listener.visitor)) {
        if (listener.waiting) listener.waiting.push(told);
        else send(listener, position, frame, bounds);
      } else if (!isOwn) continue;
      // Perhaps it was theirs: who comes back is asked again who they are.
      if (told.event.kind === 'session.ended') leave(listener.socket, closeCodes.restarting);
    }
  });

  const heartbeat = setInterval(() => {
    for (const listener of listeners) {
      // A phone that lost its network says nothing: who did not answer the last ping is gone.
      if (!listener.isAlive) listener.socket.terminate();
      listener.isAlive = false;
      listener.socket.ping();
    }
  }, bounds.heartbeatMs).unref();

  return {
    close() {
      clearInterval(heartbeat);
      stopListening();
      upgrades.close();
      for (const { socket } of listeners) leave(socket, closeCodes.goingAway);
    },
  };
}

async function welcome(listener: Listener, given: Given, bounds: Bounds): Promise<void> {
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

function sendEvent(listener: Listener, event: PublishedEvent['event'], bounds: Bounds): void {
  send(listener, readPosition(event.id) ?? firstPosition, frameOf(event), bounds);
}

function send(listener: Listener, position: EventPosition, frame: Buffer, bounds: Bounds): void {
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

function isFor(told: PublishedEvent, { playerId, room }: Visitor): boolean {
  if (told.room !== undefined || room !== undefined) return told.room === room;
  return told.playerId === null || told.playerId === playerId;
}

function heldBy(listeners: ReadonlySet<Listener>, key: string): number {
  let held = 0;
  for (const { visitor } of listeners) if (visitor.key === key) held += 1;
  return held;
}

const textFrame = { binary: false, compress: false } as const;
const memberSocketMs = 15 * 60_000;
const leavingMs = 2_000;
const closeCodes = { goingAway: 1001, restarting: 1012, tryAgainLater: 1013 } as const;

function frameOf(event: ServerEvent | RoomEvent): Buffer {
  return Buffer.from(JSON.stringify(event));
}
