import type { QueryClient } from '@tanstack/react-query';
import { sharedCacheSeconds } from '#contract/call.ts';
import { ServerEvent } from '#contract/events.ts';
import { dropContent } from './content-queries.ts';
import { followEvents } from './follow-events.ts';
import type { OfflineStore } from './offline-store.ts';
import { reconnectingSocket } from './reconnecting-socket.ts';
import { onServerEvent, tell } from './server-events.ts';
import { randomShare } from './socket-backoff.ts';

interface SocketParts {
  queryClient: QueryClient;
  offline: OfflineStore;
}

/**
 * Holds one connection to the gateway's events for as long as the page lives, and answers how to
 * let it go. It is asked for after the first paint: nothing on the glass waits for it.
 */
export function startSocket({ queryClient, offline }: SocketParts): () => void {
  let dropping: ReturnType<typeof setTimeout> | undefined;
  // A CDN may still hold the old content, and not everyone should ask in the same moment.
  const dropContentLater = () => {
    clearTimeout(dropping);
    const waitMs = sharedCacheSeconds * 1_000 * (1 + randomShare());
    dropping = setTimeout(() => void dropContent(queryClient, offline), waitMs);
  };
  const stops = [
    followEvents(queryClient),
    onServerEvent('catalogue.changed', dropContentLater),
    onServerEvent('resync', dropContentLater),
    () => clearTimeout(dropping),
  ];
  const disconnect = stayConnected();
  return () => {
    disconnect();
    for (const stop of stops) stop();
  };
}

/**
 * Whom the gateway takes the listener for is settled as the connection opens: where somebody else
 * listens now, it is opened anew, and goes on from the last event that was told.
 */
export function listenAs(memberId: string): void {
  if (memberId === listener) return;
  listener = memberId;
  reconnect();
}

/** A member's id, or nothing for a visitor. */
let listener = '';
let reconnect = (): void => undefined;

function stayConnected(): () => void {
  let lastId: string | null = null;
  const socket = reconnectingSocket({
    search: (): Record<string, string> => (lastId === null ? {} : { after: lastId }),
    schema: ServerEvent,
    onEvent: (event) => {
      // Hello names the newest event before those that were missed are told: it may not leap ahead.
      if (event.kind !== 'hello' || lastId === null) lastId = event.id;
      tell(event);
    },
  });
  reconnect = socket.reconnect;
  return () => {
    reconnect = () => undefined;
    socket.close();
  };
}
