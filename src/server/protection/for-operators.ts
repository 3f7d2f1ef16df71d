import type { OwnProtection } from '#contract/protection.ts';
import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectFlags } from './harm-store.ts';
import { readProtection } from './read-protection.ts';
import { selectAllBreaks, selectPlayerId } from './store.ts';

const mostShown = 200;

/** The newest first. */
export function listFlags(database: Database) {
  return selectFlags(database, mostShown);
}

export function listBreaks(database: Database, now: Date) {
  return selectAllBreaks(database, now, mostShown);
}

/** To look at: nobody but the player changes a limit. Null where there is no such account. */
export async function protectionOf(
  app: Pick<AppContext, 'database' | 'clock'>,
  account: string,
): Promise<OwnProtection | null> {
  const playerId = await selectPlayerId(app.database, account);
  return playerId === undefined ? null : (await readProtection(app, playerId)).value;
}
