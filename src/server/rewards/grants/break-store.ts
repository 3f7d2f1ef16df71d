import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { GrantRow } from './grant-store.ts';

/** Claimable cash of players whose break or exclusion runs. */
export function selectEarnedOnBreak(
  database: Database,
  now: Date,
  atMost: number,
): Promise<GrantRow[]> {
  return openInBreak(database, now, atMost)
    .where('grant.state', '=', 'claimable')
    .where('grant.form', '=', 'cash')
    .execute();
}

/** Gifts that wait for a second person, and bonuses that wait to begin, of players whose exclusion runs. */
export function selectOfExcluded(
  database: Database,
  now: Date,
  atMost: number,
): Promise<GrantRow[]> {
  return openInBreak(database, now, atMost, 'exclusion')
    .where((each) =>
      each.or([
        each.and([
          each('grant.state', '=', 'waiting'),
          each.or([each('grant.given_by', 'is not', null), each('grant.form', '=', 'bonus-funds')]),
        ]),
        each.and([each('grant.state', '=', 'claimable'), each('grant.form', '=', 'bonus-funds')]),
      ]),
    )
    .execute();
}

function openInBreak(database: Database, now: Date, atMost: number, kind?: 'exclusion') {
  return database
    .selectFrom('reward_grant as grant')
    .selectAll('grant')
    .where((each) => each.or([each('grant.try_at', 'is', null), each('grant.try_at', '<=', now)]))
    .where((each) =>
      each.exists(
        each
          .selectFrom('player_break as pause')
          .select('pause.id')
          .whereRef('pause.player_id', '=', 'grant.player_id')
          .where('pause.began_at', '<=', now)
          .where('pause.ends_at', '>', now)
          .$if(kind !== undefined, (query) => query.where('pause.kind', '=', 'exclusion')),
      ),
    )
    .orderBy('grant.id')
    .limit(atMost);
}

/** Whoever may not claim now loses no days: their time stands still since the break began. */
export async function pauseClaims(transaction: Transaction, now: Date): Promise<void> {
  await sql`
    update reward_grant given set paused_at = greatest(pause.began_at, given.granted_at)
    from (select player_id, min(began_at) as began_at from player_break
      where began_at <= ${now} and ends_at > ${now} group by player_id) pause
    where pause.player_id = given.player_id and given.state in ('waiting', 'claimable')
      and given.claim_by > greatest(pause.began_at, given.granted_at) and given.paused_at is null`.execute(
    transaction,
  );
}

/** The break is over, and its days are added. */
export async function resumeClaims(transaction: Transaction, now: Date): Promise<void> {
  await sql`
    update reward_grant given set paused_at = null, claim_by = given.claim_by + (${now}::timestamptz - given.paused_at)
    where given.paused_at is not null and given.state in ('waiting', 'claimable')
      and not exists (select from player_break pause where pause.player_id = given.player_id
        and pause.began_at <= ${now} and pause.ends_at > ${now})`.execute(transaction);
}
