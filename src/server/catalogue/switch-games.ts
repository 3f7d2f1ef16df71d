import type { Database } from '#server/db/open.ts';
import { setClassEnabled, setGameEnabled } from './store.ts';

/** False where there is no such game. What a game leaves behind in favourites comes back with it. */
export async function switchGame(
  database: Database,
  gameCode: string,
  enabled: boolean,
): Promise<boolean> {
  return (await setGameEnabled(database, gameCode, enabled)) > 0;
}

/** Switches a class in every category that has it; false where none has. */
export async function switchClass(
  database: Database,
  key: string,
  enabled: boolean,
): Promise<boolean> {
  return (await setClassEnabled(database, key, enabled)) > 0;
}
