import { eventsKeptMinutes, eventsReplayedAtMost, type StoredEventKind } from '#contract/events.ts';
import type { Database } from '#server/db/open.ts';
import { firstPosition, isAfter, readPosition, writePosition } from './event-position.ts';
import {
  deleteEventsOlderThan,
  insertEvent,
  insertRoomEvent,
  type NewEvent,
  type NewRoomEvent,
  type PublishedEvent,
  selectEventRange,
  selectEventsAfter,
  selectEventsFor,
} from './event-store.ts';

export interface Events {
  /** Inserts the row in the transaction it is given: what is rolled back is never published. */
  publish<Kind extends StoredEventKind>(database: Database, event: NewEvent<Kind>): Promise<void>;
  /** The same, for the viewers of one table. */
  publishToTable(database: Database, event: NewRoomEvent): Promise<void>;
  /** Calls the listener with every event of all gateways from now on, in order; answers how to stop. */
  subscribe(listener: (published: PublishedEvent) => void): () => void;
  /** The id of the newest event that subscribers have been given. */
  newestId(): Promise<string>;
  missedSince(id: string, playerId: string | null): Promise<Missed>;
}

export interface Missed {
  /** False when more was missed than is kept or replayed one by one. */
  isComplete: boolean;
  events: PublishedEvent[];
}

interface EventsOptions {
  database: Database;
  onFault: (cause: unknown) => void;
}

/**
 * Polls instead of being notified: `pg_notify` makes all notifying commits wait for one another, each
 * for the disk, and money's own transactions publish.
 */
export function createEvents({ database, onFault }: EventsOptions) {
  const listeners = new Set<(published: PublishedEvent) => void>();
  let newest = firstPosition;
  let reading: Promise<void> | undefined;
  let pausing: NodeJS.Timeout | undefined;
  let pruning: NodeJS.Timeout | undefined;
  let isOpen = false;

  /** One reading at a time; a caller during one shares it. */
  function read(): Promise<void> {
    clearTimeout(pausing);
    reading ??= (listeners.size > 0 ? readAll() : skipAll())
      .then(
        () => (listeners.size > 0 ? pollMs : restMs),
        (cause: unknown) => {
          onFault(cause);
          return restMs;
        },
      )
      .then((pauseMs) => {
        reading = undefined;
        if (isOpen) pausing = setTimeout(read, pauseMs).unref();
      });
    return reading;
  }

  async function readAll(): Promise<void> {
    for (;;) {
      const batch = await selectEventsAfter(database, newest, readAtOnce);
      for (const published of batch) {
        newest = readPosition(published.event.id) ?? newest;
        for (const listener of listeners) listener(published);
      }
      if (batch.length < readAtOnce) return;
    }
  }

  /** Nobody listens: the position moves on, and no event is read. */
  async function skipAll(): Promise<void> {
    const range = await selectEventRange(database);
    // A listener that came meanwhile gets what was published since.
    if (listeners.size > 0) await readAll();
    else newest = range?.newest ?? newest;
  }

  const events: Events = {
    publish: insertEvent,
    publishToTable: insertRoomEvent,
    subscribe(listener) {
      listeners.add(listener);
      if (isOpen && listeners.size === 1) void read();
      return () => void listeners.delete(listener);
    },
    async newestId() {
      // The first listener after a rest finds the position up to a rest old.
      await reading;
      return writePosition(newest);
    },
    missedSince: (id, playerId) => missedSince(database, id, playerId),
  };
  return {
    events,
    async start(): Promise<void> {
      isOpen = true;
      newest = (await selectEventRange(database))?.newest ?? firstPosition;
      const prune = () => deleteEventsOlderThan(database, eventsKeptMinutes).catch(onFault);
      pruning = setInterval(prune, pruneEveryMs).unref();
      await prune();
      await read();
    },
    async stop(): Promise<void> {
      isOpen = false;
      clearTimeout(pausing);
      clearInterval(pruning);
      await reading;
    },
  };
}

const readAtOnce = 500;
/** While somebody listens. */
const pollMs = 50;
const restMs = 1_000;
const pruneEveryMs = 5 * 60_000;

async function missedSince(
  database: Database,
  id: string,
  playerId: string | null,
): Promise<Missed> {
  const after = readPosition(id);
  if (!after) return incomplete;
  const events = await selectEventsFor(database, playerId, after, eventsReplayedAtMost + 1);
  // Read after the events: pruning only moves the oldest on, so it cannot hide a gap in them.
  const range = (await selectEventRange(database)) ?? emptyRange;
  // A position from the future was given out by another database.
  const isKnown = !isAfter(range.oldest, after) && !isAfter(after, range.newest);
  if (!isKnown || events.length > eventsReplayedAtMost) return incomplete;
  return { isComplete: true, events };
}

const incomplete: Missed = { isComplete: false, events: [] };
const emptyRange = { oldest: firstPosition, newest: firstPosition };
