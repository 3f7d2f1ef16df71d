import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export async function insertAwards(
  transaction: Transaction,
  awards: readonly Insertable<Tables['referral_award']>[],
): Promise<void> {
  if (awards.length === 0) return;
  await transaction
    .insertInto('referral_award')
    .values([...awards])
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute();
}

export function selectDueAwards(database: Database, now: Date, atMost: number) {
  return database
    .selectFrom('referral_award as award')
    .innerJoin('player', 'player.id', 'award.player_id')
    .innerJoin('referral', 'referral.player_id', 'award.friend_id')
    .selectAll('award')
    .select(['player.language', 'referral.terms_version as version'])
    .where('award.state', '=', 'due')
    .where('award.try_at', '<=', now)
    .orderBy('award.try_at')
    .limit(atMost)
    .execute();
}

export async function changeAward(
  database: Database,
  ref: string,
  change:
    | { state: Selectable<Tables['referral_award']>['state']; grant_id?: string }
    | { try_at: Date },
): Promise<boolean> {
  const changed = await database
    .updateTable('referral_award')
    .set(change)
    .where('ref', '=', ref)
    .where('state', '=', 'due')
    .returning('ref')
    .executeTakeFirst();
  return changed !== undefined;
}

export function selectAwardsFor(database: Database, friendId: string) {
  return database
    .selectFrom('referral_award as award')
    .leftJoin('reward_grant as granted', 'granted.id', 'award.grant_id')
    .select([
      'award.ref',
      'award.state',
      'award.grant_id as grantId',
      'granted.state as grantState',
    ])
    .where('award.friend_id', '=', friendId)
    .where('award.stage', '=', 'played')
    .execute();
}
