import type { Database } from '#server/db/open.ts';
import type { Vault } from '#server/secrets/vault.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { Clock } from './clock.ts';
import type { Events } from './events.ts';
import type { Scope } from './scope.ts';
import type { Versions } from './versions.ts';

/** What every domain is handed, and all that it may reach outside its own room. */
export interface AppContext {
  settings: Settings;
  database: Database;
  clock: Clock;
  events: Events;
  versions: Versions;
  /** Locks what is personal before it is stored. */
  vault: Vault;
  /** What lives as long as the gateway; made by compose. */
  scope: Scope;
}
