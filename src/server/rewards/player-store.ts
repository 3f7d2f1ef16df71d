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
