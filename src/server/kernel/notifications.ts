import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

export interface Notifications {
  /** To be called before the connection stands; a channel is one of our own names, never input. */
  on(channel: string, listener: (payload: string) => void): void;
  /** Called after every connecting: what was announced meanwhile went to nobody. */
  onConnected(listener: () => void): void;
  open(): Promise<void>;
  close(): Promise<void>;
}

interface NotificationsOptions {
  connectionString: string;
  onLost?: (cause: Error) => void;
  /** How often a silent connection is asked whether it is still there. */
  askEveryMs?: number;
}

/** One connection of its own that listens, because a pooled one is handed to the next caller. */
export function createNotifications({
  connectionString,
  onLost,
  askEveryMs = 20_000,
}: NotificationsOptions): Notifications {
  const channels = new Map<string, ((payload: string) => void)[]>();
  const connectedListeners: (() => void)[] = [];
  const closing = new AbortController();
  let client: Client | undefined;
  let asking: NodeJS.Timeout | undefined;
  let reconnecting: Promise<void> | undefined;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString,
      application_name: 'verbena-notifications',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    let lost = false;
    const lose = (cause: Error) => {
      if (lost) return;
      lost = true;
      clearInterval(asking);
      next.end().catch(() => undefined);
      if (closing.signal.aborted || client !== next) return;
      onLost?.(cause);
      reconnecting = reconnect();
    };
    next.on('error', lose);
    next.on('end', () => lose(new Error('The connection that listens has ended.')));
    next.on('notification', ({ channel, payload }) => {
      for (const listener of channels.get(channel) ?? []) listener(payload ?? '');
    });
    try {
      await next.connect();
      for (const channel of channels.keys()) await next.query(`listen ${channel}`);
    } catch (cause) {
      lost = true;
      next.end().catch(() => undefined);
      throw cause;
    }
    client = next;
    if (closing.signal.aborted) return next.end();
    // A connection that died silently looks the same as one on which nothing happens.
    asking = setInterval(() => void next.query('select 1').catch(lose), askEveryMs);
    asking.unref();
    for (const listener of connectedListeners) listener();
  }

  async function reconnect(): Promise<void> {
    for (let attempt = 0; !closing.signal.aborted; attempt += 1) {
      try {
        return await connect();
      } catch (cause) {
        onLost?.(cause instanceof Error ? cause : new Error(String(cause)));
        const pauseMs = Math.min(250 * 2 ** attempt, 5_000);
        await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  return {
    on: (channel, listener) =>
      void channels.set(channel, [...(channels.get(channel) ?? []), listener]),
    onConnected: (listener) => void connectedListeners.push(listener),
    open: connect,
    async close() {
      closing.abort();
      clearInterval(asking);
      // A connection that is just being made again would otherwise outlive its owner; a server that
      // does not answer is not waited for.
      await Promise.race([reconnecting, delay(1_000, undefined, { ref: false })]);
      await client?.end().catch(() => undefined);
    },
  };
}
