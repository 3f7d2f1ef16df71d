import type { Database } from '#server/db/open.ts';
import type { Player, Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { insertEvent, insertRoomEvent } from '#server/kernel/event-store.ts';
import { createScope } from '#server/kernel/scope.ts';
import { selectVersions } from '#server/kernel/version-store.ts';
import { createVault } from '#server/secrets/vault.ts';
import { readSettings } from '#server/settings/read-settings.ts';

export interface TestApp extends AppContext {
  clock: Clock & { set(moment: string): void };
  /** Learns the database's versions, as a gateway does when it is told. */
  hear(): Promise<void>;
}

/** A house on a database of its own, whose clock stands still and who hears of changes when told to. */
export function testApp(database: Database): TestApp {
  let now = new Date('2026-11-20T12:00:00Z');
  let known = { content: '1', catalogue: '1' };
  return {
    settings: readSettings({}),
    database,
    clock: {
      now: () => now,
      elapsedMs: () => 0,
      set(moment) {
        now = new Date(moment);
      },
    },
    events: {
      publish: insertEvent,
      publishToTable: insertRoomEvent,
      subscribe: () => () => undefined,
      newestId: async () => '0-0',
      missedSince: async () => ({ isComplete: true, events: [] }),
    },
    versions: {
      content: () => known.content,
      catalogue: () => known.catalogue,
      onChange: () => () => undefined,
    },
    vault: createVault('a secret for tests, as long as it has to be'),
    scope: createScope(),
    async hear() {
      known = await selectVersions(database);
    },
  };
}

export const visitor: Visit = {
  requestId: 'test',
  address: '190.0.2.7',
  language: 'es',
  origin: 'https://play.example',
};

/** What was told to everyone or to one, the oldest first. */
export function eventsOf(database: Database) {
  return database.selectFrom('event').select(['kind', 'topic', 'body']).orderBy('id').execute();
}

/** A player as a session would tell of them. */
export async function newPlayer(database: Database, account: string, type = 0): Promise<Player> {
  const { id } = await database
    .insertInto('player')
    .values({ account, nickname: account, type, merchant: 'verbena', language: 'es' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, account, type, isAgent: false, isTrial: false, mustChange: false };
}
