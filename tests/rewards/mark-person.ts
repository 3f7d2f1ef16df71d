import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/open.ts';
import type { MarkKind } from '#server/exclusion-register/marks-of.ts';
import type { Player } from '#server/kernel/answer.ts';

/** These accounts bear the same mark from now on: the same number of papers, unless it says another one. */
export async function markPerson(
  database: Database,
  players: readonly Pick<Player, 'id'>[],
  kind: MarkKind = 'identity-number',
): Promise<void> {
  const [mark, noted_at] = [randomUUID(), new Date()];
  await database
    .insertInto('person_mark')
    .values(players.map(({ id }) => ({ player_id: id, kind, mark, noted_at })))
    .execute();
}
