import type { Database } from '#server/db/open.ts';
import type { Settings } from '#server/settings.ts';
import type { Events } from '#server/work/events.ts';
import type { Vault } from '#server/work/vault.ts';
import type { Versions } from '#server/work/versions.ts';

/** What every domain is handed, and all that it may reach outside its own room. */
export interface House {
  settings: Settings;
  database: Database;
  clock: Clock;
  events: Events;
  versions: Versions;
  /** Locks what is personal before it is stored. */
  vault: Vault;
}

/** `work/clock.ts` is one; a test stands another in its place. */
export interface Clock {
  now(): Date;
  /** For measuring how long something took: it never jumps, and means nothing by itself. */
  elapsedMs(): number;
}
