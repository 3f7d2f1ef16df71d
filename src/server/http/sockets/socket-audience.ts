import type { WebSocket } from 'ws';
import type { EventPosition } from '#server/kernel/event-position.ts';
import type { PublishedEvent } from '#server/kernel/event-store.ts';

export interface SocketVisitor {
  addressKey: string;
  playerId: string | null;
  /** The id of the last event it saw before it went away. */
  after: string | undefined;
  /** The table it looks at; it is sent that table's events and no others. */
  room: string | undefined;
}

export interface SocketListener {
  socket: WebSocket;
  visitor: SocketVisitor;
  isAlive: boolean;
  /** Events that are published while it catches up; undefined afterwards. */
  waiting: PublishedEvent[] | undefined;
  /** Of the newest event it was sent, so that nothing is sent twice. */
  newest: EventPosition;
}

/** Open sockets by whom their events are for: an event costs as much as it has receivers. */
export class SocketAudience {
  readonly all = new Set<SocketListener>();
  readonly #withoutRoom = new Set<SocketListener>();
  readonly #byRoom = new Map<string, Set<SocketListener>>();
  readonly #byPlayer = new Map<string, Set<SocketListener>>();
  readonly #countByAddress = new Map<string, number>();

  add(listener: SocketListener): void {
    const { addressKey, playerId, room } = listener.visitor;
    this.all.add(listener);
    this.#countByAddress.set(addressKey, this.countOf(addressKey) + 1);
    if (room === undefined) this.#withoutRoom.add(listener);
    else addTo(this.#byRoom, room, listener);
    if (playerId !== null) addTo(this.#byPlayer, playerId, listener);
  }

  delete(listener: SocketListener): void {
    if (!this.all.delete(listener)) return;
    const { addressKey, playerId, room } = listener.visitor;
    const left = this.countOf(addressKey) - 1;
    if (left > 0) this.#countByAddress.set(addressKey, left);
    else this.#countByAddress.delete(addressKey);
    this.#withoutRoom.delete(listener);
    if (room !== undefined) deleteFrom(this.#byRoom, room, listener);
    if (playerId !== null) deleteFrom(this.#byPlayer, playerId, listener);
  }

  countOf(addressKey: string): number {
    return this.#countByAddress.get(addressKey) ?? 0;
  }

  receiversOf({ playerId, room }: PublishedEvent): Iterable<SocketListener> {
    if (room !== undefined) return this.#byRoom.get(room) ?? nobody;
    if (playerId === null) return this.#withoutRoom;
    return this.#receiversOfPlayer(playerId);
  }

  /** All of a player's sockets, those at tables too. */
  socketsOf(playerId: string): Iterable<SocketListener> {
    return this.#byPlayer.get(playerId) ?? nobody;
  }

  *#receiversOfPlayer(playerId: string): Iterable<SocketListener> {
    for (const listener of this.socketsOf(playerId)) {
      if (listener.visitor.room === undefined) yield listener;
    }
  }
}

const nobody: readonly SocketListener[] = [];

function addTo(
  index: Map<string, Set<SocketListener>>,
  key: string,
  listener: SocketListener,
): void {
  const listeners = index.get(key);
  if (listeners) listeners.add(listener);
  else index.set(key, new Set([listener]));
}

function deleteFrom(
  index: Map<string, Set<SocketListener>>,
  key: string,
  listener: SocketListener,
): void {
  const listeners = index.get(key);
  listeners?.delete(listener);
  if (listeners?.size === 0) index.delete(key);
}
