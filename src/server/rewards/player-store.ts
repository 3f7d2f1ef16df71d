import type { Database } from '#server/db/open.ts';

export async function selectPlayerType(database: Database, playerId: string): Promise<number> {
  const { type } = await database
    .selectFrom('player')
    .select('type')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return type;
}

/** Undefined where nobody has this account. */
export async function findPlayerId(
  database: Database,
  account: string,
): Promise<string | undefined> {
  const found = await database
    .selectFrom('player')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirst();
  return found?.id;
}

export async function selectPlayerLanguage(database: Database, playerId: string): Promise<string> {
  const { language } = await database
    .selectFrom('player')
    .select('language')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return language;
}

/** Whether a self-exclusion runs: what it refuses is not kept for later. */
export async function isExcluded(
  database: Database,
  playerId: string,
  now: Date,
): Promise<boolean> {
  const found = await database
    .selectFrom('player_break')
    .select('id')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'exclusion')
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}
