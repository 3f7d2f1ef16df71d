import type { Database } from '#server/db/open.ts';
import type { Mark } from './marks-of.ts';

export async function insertMarks(
  database: Database,
  playerId: string,
  marks: readonly Mark[],
  now: Date,
): Promise<void> {
  await database
    .insertInto('person_mark')
    .values(marks.map(({ kind, mark }) => ({ player_id: playerId, kind, mark, noted_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function selectMarks(database: Database, playerId: string): Promise<Mark[]> {
  return database
    .selectFrom('person_mark')
    .select(['kind', 'mark'])
    .where('player_id', '=', playerId)
    .execute();
}
