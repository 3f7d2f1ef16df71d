import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type AwardRow = Selectable<Tables['mission_award']>;

export async function insertAwards(
  transaction: Transaction,
  awards: readonly Insertable<Tables['mission_award']>[],
): Promise<void> {
  if (awards.length === 0) return;
  await transaction
    .insertInto('mission_award')
    .values([...awards])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What was undone before it was granted is no longer earned; what is granted stays. */
export async function dropEarned(
  transaction: Transaction,
  { runId, playerId, above }: { runId: string; playerId: string; above: number },
): Promise<void> {
  await transaction
    .deleteFrom('mission_award')
    .where('run_id', '=', runId)
    .where('player_id', '=', playerId)
    .where('stage', '>', above)
    .where('state', '=', 'earned')
    .execute();
}

/** What waits to be granted, with what its mission says. */
export function selectEarned(database: Database, now: Date, atMost: number) {
  return database
    .selectFrom('mission_award as award')
    .innerJoin('mission_run as run', 'run.id', 'award.run_id')
    .innerJoin('mission', 'mission.id', 'run.mission_id')
    .innerJoin('player', 'player.id', 'award.player_id')
    .selectAll('award')
    .select(['mission.terms', 'player.language'])
    .where('award.state', '=', 'earned')
    .where('award.try_at', '<=', now)
    .orderBy('award.try_at')
    .limit(atMost)
    .execute();
}

type AwardKey = Pick<AwardRow, 'run_id' | 'player_id' | 'stage'>;

/** False where another gateway was first. */
export async function changeAward(
  database: Database,
  { run_id: runId, player_id: playerId, stage }: AwardKey,
  change: { state: AwardRow['state']; grant_id?: string } | { try_at: Date },
): Promise<boolean> {
  const changed = await database
    .updateTable('mission_award')
    .set(change)
    .where('run_id', '=', runId)
    .where('player_id', '=', playerId)
    .where('stage', '=', stage)
    .where('state', '=', 'earned')
    .returning('stage')
    .executeTakeFirst();
  return changed !== undefined;
}

/** A player's awards of some runs, with how their grants stand. */
export function selectOwnAwards(database: Database, playerId: string, runIds: readonly string[]) {
  return database
    .selectFrom('mission_award as award')
    .leftJoin('reward_grant as granted', 'granted.id', 'award.grant_id')
    .selectAll('award')
    .select(['granted.state as grantState'])
    .where('award.player_id', '=', playerId)
    .where('award.run_id', 'in', runIds)
    .execute();
}

export async function countIssued(
  database: Database,
  playerId: string,
  now: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('reward_grant')
    .select((each) => each.fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('state', '=', 'claimable')
    .where('source', 'in', ['mission', 'board'])
    .where((each) => each.or([each('claim_by', 'is', null), each('claim_by', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}
