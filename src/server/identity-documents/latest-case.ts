import type { Database } from '#server/db/open.ts';
import { selectLatestCase } from './store.ts';

export type KycCase = NonNullable<Awaited<ReturnType<typeof selectLatestCase>>>;

/** The newest case of a player, whatever its status; undefined if the player never began one. */
export function findLatestCase(database: Database, playerId: string): Promise<KycCase | undefined> {
  return selectLatestCase(database, playerId);
}
