import * as v from 'valibot';
import { eventsPath } from '#contract/events.ts';
import { backoffMs, randomShare } from './socket-backoff.ts';

interface ReconnectingSocket {
  /** Lets go of this connection and opens another at once. */
  reconnect: () => void;
  close: () => void;
}

interface Given<Event> {
  /** Asked for anew at each connection: it may say where to go on. */
  search: () => Record<string, string>;
  schema: v.GenericSchema<unknown, Event>;
  onEvent: (event: Event) => void;
}

const steadyAfterMs = 10_000;

/**
 * Holds a connection to the gateway's events until it is closed. What no gateway of this release says
 * is dropped: a newer one may speak of things unknown here.
 */
export function reconnectingSocket<Event>(given: Given<Event>): ReconnectingSocket {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let steady: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function connect(): void {
    clearTimeout(timer);
    if (socket) return;
    const opened = new WebSocket(addressOf(given.search()));
    socket = opened;
    opened.addEventListener('open', () => {
      // A gateway in trouble may answer and hang up at once: only what lasts counts as a success.
      steady = setTimeout(() => {
        failures = 0;
      }, steadyAfterMs);
    });
    opened.addEventListener('message', ({ data }) => {
      // A connection that was let go may have belonged to another listener.
      const event = socket === opened ? readEvent(given.schema, data) : null;
      if (event !== null) given.onEvent(event);
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

  function letGo(): void {
    clearTimeout(timer);
    clearTimeout(steady);
    const closing = socket;
    socket = null;
    closing?.close();
  }

  connect();
  // A phone that wakes or finds a network again does not sit out a wait that began before.
  addEventListener('online', connectNow);
  document.addEventListener('visibilitychange', connectNow);
  return {
    reconnect: () => {
      letGo();
      connect();
    },
    close: () => {
      removeEventListener('online', connectNow);
      document.removeEventListener('visibilitychange', connectNow);
      letGo();
    },
  };
}

function addressOf(search: Record<string, string>): string {
  const address = new URL(eventsPath, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  for (const [name, value] of Object.entries(search)) address.searchParams.set(name, value);
  return address.href;
}

function readEvent<Event>(schema: v.GenericSchema<unknown, Event>, data: unknown): Event | null {
  if (typeof data !== 'string') return null;
  try {
    const read = v.safeParse(schema, JSON.parse(data));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
