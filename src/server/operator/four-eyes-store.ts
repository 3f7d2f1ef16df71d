import type { Database } from '#server/db/open.ts';

/** Digits of minor units; one line for all money, kept with the terms of withdrawals. */
export async function selectTwoPeopleAbove(database: Database): Promise<string> {
  const terms = await database
    .selectFrom('withdrawal_setting')
    .select('two_people_above as line')
    .executeTakeFirstOrThrow();
  return terms.line;
}
