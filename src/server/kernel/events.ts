import { eventsKeptMinutes, eventsReplayedAtMost, type StoredEventKind } from '#contract/events.ts';
import type { Database } from '#server/db/open.ts';
import {
  deleteEventsOlderThan,
  insertEvent,
  insertEvents,
  insertRoomEvent,
  type NewEvent,
  type NewRoomEvent,
  selectEventRange,
  selectEventsAfter,
  selectEventsFor,
  type ToldEvent,
} from './event-store.ts';
import type { Notifications } from './notifications.ts';

export interface Events {
  /** Inserts the row in the transaction it is given: what is rolled back is never told. */
  publish<Kind extends StoredEventKind>(database: Database, event: NewEvent<Kind>): Promise<void>;
  /** The same, to those who look at one table. */
  publishToRoom(database: Database, event: NewRoomEvent): Promise<void>;
  /** Told everything stored from now on, by whichever gateway, in order; answers how to stop. */
  subscribe(listener: (told: ToldEvent) => void): () => void;
  /** The newest that subscribers were told. */
  newestId(): string;
  missedSince(id: string, playerId: string | null): Promise<Missed>;
}

export interface Missed {
  /** False when more was missed than is kept or told one by one. */
  isComplete: boolean;
  told: ToldEvent[];
}

/** The same to each of them, in one way to the server: who tells many must not hold up all others. */
export function publishToEach<Kind extends StoredEventKind>(
  database: Database,
  { kind, playerIds, body }: Omit<NewEvent<Kind>, 'playerId'> & { playerIds: readonly string[] },
): Promise<void> {
  return insertEvents(
    database,
    playerIds.map((playerId) => ({ kind, playerId, body }) as NewEvent<StoredEventKind>),
  );
}

interface EventsOptions {
  database: Database;
  notifications: Notifications;
  onFault: (cause: unknown) => void;
}

/** Ready before `notifications` are opened; `start` finds where the counting stands. */
export function createEvents({ database, notifications, onFault }: EventsOptions) {
  const listeners = new Set<(told: ToldEvent) => void>();
  let newest = '0';
  let reading: Promise<void> | undefined;
  let isRungAgain = false;
  const timers: NodeJS.Timeout[] = [];

  /** However many bells ring while one reads, one more reading finds all of it. */
  function readOn(): void {
    isRungAgain = true;
    reading ??= readUntilQuiet()
      .catch(onFault)
      .finally(() => {
        reading = undefined;
      });
  }

  async function readUntilQuiet(): Promise<void> {
    while (isRungAgain) {
      isRungAgain = false;
      const batch = await selectEventsAfter(database, newest, readAtOnce);
      for (const told of batch) {
        newest = told.event.id;
        for (const listener of listeners) listener(told);
      }
      if (batch.length === readAtOnce) isRungAgain = true;
    }
  }

  notifications.on('verbena_event', readOn);
  notifications.onConnected(() => {
    if (timers.length > 0) readOn();
  });

  const events: Events = {
    publish: insertEvent,
    publishToRoom: insertRoomEvent,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    newestId: () => newest,
    missedSince: (id, playerId) => missedSince(database, id, playerId),
  };
  return {
    events,
    async start(): Promise<void> {
      newest = (await selectEventRange(database)).newest;
      const prune = () => deleteEventsOlderThan(database, eventsKeptMinutes).catch(onFault);
      // The bell may be lost with its connection, so now and then it is looked without one.
      timers.push(setInterval(readOn, lookEveryMs), setInterval(prune, pruneEveryMs));
      for (const timer of timers) timer.unref();
      await prune();
      readOn();
    },
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      isRungAgain = false;
      await reading;
    },
  };
}

/** Several of which it is known already that they have happened: told in one breath. */
export async function publishAll(
  database: Database,
  events: readonly NewEvent<StoredEventKind>[],
): Promise<void> {
  await insertEvents(database, events);
}

const readAtOnce = 500;
const lookEveryMs = 15_000;
const pruneEveryMs = 5 * 60_000;

async function missedSince(
  database: Database,
  id: string,
  playerId: string | null,
): Promise<Missed> {
  const { oldest, newest } = await selectEventRange(database);
  const wasForgotten = BigInt(oldest) > BigInt(id) + 1n;
  // A number from the future was counted by another database: nothing it stands for is known here.
  if (wasForgotten || BigInt(id) > BigInt(newest)) return { isComplete: false, told: [] };
  const told = await selectEventsFor(database, playerId, id, eventsReplayedAtMost + 1);
  if (told.length > eventsReplayedAtMost) return { isComplete: false, told: [] };
  return { isComplete: true, told };
}
