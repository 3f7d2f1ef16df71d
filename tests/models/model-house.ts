import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { insertEvent, insertRoomEvent } from '#server/kernel/event-store.ts';
import { createScope } from '#server/kernel/scope.ts';
import { createVault } from '#server/secrets/vault.ts';
import type { Settings } from '#server/settings/settings.ts';

/** What a gateway beside a model has to be given to open what the model has locked. */
export const modelSecret = 'a secret of models, as long as it has to be';

export interface ModelApp extends AppContext {
  clock: Clock & { set(moment: Date): void };
}

/** A house whose clock goes as the model says, and whom nobody listens to. */
export function modelApp(database: Database, settings: Settings): ModelApp {
  let now = new Date('2026-11-20T12:00:00Z');
  return {
    settings,
    database,
    clock: {
      now: () => now,
      elapsedMs: () => 0,
      set(moment) {
        now = moment;
      },
    },
    events: {
      publish: insertEvent,
      publishToTable: insertRoomEvent,
      subscribe: () => () => undefined,
      newestId: async () => '0-0',
      missedSince: async () => ({ isComplete: true, events: [] }),
    },
    versions: { content: () => '1', catalogue: () => '1', onChange: () => () => undefined },
    vault: createVault(modelSecret),
    scope: createScope(),
  };
}
