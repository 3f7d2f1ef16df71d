import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { sharedCacheSeconds } from '#contract/call.ts';
import { eventsPath, ServerEvent } from '#contract/events.ts';
import { dropContent } from './content-queries.ts';
import type { OfflineStore } from './offline-store.ts';
import { onServerEvent, tell } from './server-events.ts';
import { backoffMs, randomShare } from './socket-backoff.ts';
import { statusKey } from './status-store.ts';

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
    onServerEvent('status.changed', () => refreshStatus(queryClient)),
    onServerEvent('catalogue.changed', dropContentLater),
    onServerEvent('resync', () => {
      refreshStatus(queryClient);
      dropContentLater();
    }),
    () => clearTimeout(dropping),
  ];
  const disconnect = stayConnected();
  return () => {
    disconnect();
    for (const stop of stops) stop();
  };
}

function refreshStatus(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: statusKey });
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

const steadyAfterMs = 10_000;

function stayConnected(): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let steady: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastId: string | null = null;

  function connect(): void {
    clearTimeout(timer);
    if (socket) return;
    const opened = new WebSocket(addressAfter(lastId));
    socket = opened;
    opened.addEventListener('open', () => {
      // A gateway in trouble may answer and hang up at once: only what lasts counts as a success.
      steady = setTimeout(() => {
        failures = 0;
      }, steadyAfterMs);
    });
    opened.addEventListener('message', ({ data }) => {
      const event = readEvent(data);
      // What a connection was still being told that has been let go was told to somebody else.
      if (!event || socket !== opened) return;
      // Hello names the newest event before those that were missed are told: it may not leap ahead.
      if (event.kind !== 'hello' || lastId === null) lastId = event.id;
      tell(event);
    });
    opened.addEventListener('close', () => {
      if (socket !== opened) return;
      clearTimeout(steady);
      socket = null;
      timer = setTimeout(connect, backoffMs(failures, randomShare()));
      failures += 1;
    });
  }

  function connectNow(): void {
    if (document.visibilityState === 'visible' && navigator.onLine) connect();
  }

  function close(): void {
    clearTimeout(timer);
    clearTimeout(steady);
    const closing = socket;
    socket = null;
    closing?.close();
  }

  reconnect = () => {
    close();
    connect();
  };
  connect();
  // A phone that wakes or finds a network again does not sit out a wait that began before.
  addEventListener('online', connectNow);
  document.addEventListener('visibilitychange', connectNow);
  return () => {
    removeEventListener('online', connectNow);
    document.removeEventListener('visibilitychange', connectNow);
    reconnect = () => undefined;
    close();
  };
}

function addressAfter(lastId: string | null): string {
  const address = new URL(eventsPath, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  if (lastId !== null) address.searchParams.set('after', lastId);
  return address.href;
}

/** Null for what no gateway of this release says: a newer one may speak of things unknown here. */
function readEvent(data: unknown): ServerEvent | null {
  if (typeof data !== 'string') return null;
  try {
    const read = v.safeParse(ServerEvent, JSON.parse(data));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
