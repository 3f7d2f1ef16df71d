import type { Database } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import { sessionOf } from './player-session.ts';
import { selectSessionId } from './session-store.ts';

/** Which session the caller came with, as its owner speaks of it; undefined where they came with none. */
export async function sessionIdOf(database: Database, player: Player): Promise<string | undefined> {
  const tokenHash = sessionOf(player);
  return tokenHash && selectSessionId(database, tokenHash);
}
