import * as v from 'valibot';
import { backoffMs, randomShare } from '#client/data/socket-backoff.ts';
import { eventsPath } from '#contract/events.ts';
import type { Purse } from '#contract/inhouse.ts';
import { RoomEvent, roomName } from '#contract/rooms.ts';

/**
 * Listens to one table for as long as its screen is open, on a connection of its own: whoever is
 * elsewhere is not woken by it. Answers how to stop.
 */
export function listenToRoom(
  game: string,
  purse: Purse,
  hear: (event: RoomEvent) => void,
): () => void {
  const address = new URL(eventsPath, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  address.searchParams.set('room', roomName(game, purse));
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function connect(): void {
    clearTimeout(timer);
    if (socket) return;
    const opened = new WebSocket(address);
    socket = opened;
    opened.addEventListener('message', ({ data }) => {
      const event = socket === opened ? readEvent(data) : null;
      if (!event) return;
      failures = 0;
      hear(event);
    });
    opened.addEventListener('close', () => {
      if (socket !== opened) return;
      socket = null;
      timer = setTimeout(connect, backoffMs(failures, randomShare()));
      failures += 1;
    });
  }

  function connectNow(): void {
    if (document.visibilityState === 'visible' && navigator.onLine) connect();
  }

  connect();
  addEventListener('online', connectNow);
  document.addEventListener('visibilitychange', connectNow);
  return () => {
    removeEventListener('online', connectNow);
    document.removeEventListener('visibilitychange', connectNow);
    clearTimeout(timer);
    const closing = socket;
    socket = null;
    closing?.close();
  };
}

function readEvent(data: unknown): RoomEvent | null {
  if (typeof data !== 'string') return null;
  try {
    const read = v.safeParse(RoomEvent, JSON.parse(data));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
