import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { RewardState } from '#contract/rewards.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type GrantRow = Selectable<Tables['reward_grant']>;
type NewGrant = Insertable<Tables['reward_grant']>;

/** Undefined where this source has made it before. */
export function insertGrant(
  transaction: Transaction,
  grant: NewGrant,
): Promise<GrantRow | undefined> {
  return transaction
    .insertInto('reward_grant')
    .values(grant)
    .onConflict((conflict) => conflict.columns(['source', 'source_ref']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function selectGrant(database: Database, id: string): Promise<GrantRow | undefined> {
  return database.selectFrom('reward_grant').selectAll().where('id', '=', id).executeTakeFirst();
}

interface Change {
  id: string;
  from: RewardState;
  to: RewardState;
  now: Date;
  reason?: string;
}

/** Conditional: undefined where another change came first, or its time to be claimed is over. */
export function changeState(
  transaction: Transaction,
  { id, from, to, now, reason }: Change,
): Promise<GrantRow | undefined> {
  return transaction
    .updateTable('reward_grant')
    .set({
      state: to,
      ended_at: to === 'claimable' ? null : now,
      ...(reason === undefined ? {} : { end_reason: reason }),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .$if(to === 'claimed', (query) => query.where((each) => isInTime(each, now)))
    .returningAll()
    .executeTakeFirst();
}

/** Its days stand still in a break, and until the sweep has added them after it. */
function isInTime(each: ExpressionBuilder<Tables, 'reward_grant'>, now: Date) {
  return each.or([
    each('claim_by', 'is', null),
    each('claim_by', '>', now),
    each('paused_at', 'is not', null),
  ]);
}

/** Open ones whole, those that ended up to a number, the newest first. */
export async function selectGrants(
  database: Database,
  playerId: string,
  endedAtMost: number,
): Promise<{ open: GrantRow[]; ended: GrantRow[] }> {
  const ofPlayer = database
    .selectFrom('reward_grant')
    .selectAll()
    .where('player_id', '=', playerId);
  const [open, ended] = await Promise.all([
    ofPlayer
      .where('state', 'in', ['waiting', 'claimable'])
      .orderBy((each) => each.fn.coalesce('claim_by', 'granted_at'), 'asc')
      .orderBy('id')
      .execute(),
    ofPlayer
      .where('ended_at', 'is not', null)
      .orderBy('ended_at', 'desc')
      .orderBy('id', 'desc')
      .limit(endedAtMost)
      .execute(),
  ]);
  return { open, ended };
}

export async function countClaimable(
  database: Database,
  playerId: string,
  now: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('reward_grant')
    .select((each) => each.fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('state', '=', 'claimable')
    .where((each) => isInTime(each, now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Open grants whose time to be claimed is over; not those whose days stand still, also where no note of it was made, nor
 * those that the house has to look at.
 */
export function selectLapsed(database: Database, now: Date, atMost: number): Promise<GrantRow[]> {
  return database
    .selectFrom('reward_grant')
    .selectAll()
    .where('state', 'in', ['waiting', 'claimable'])
    .where('claim_by', '<=', now)
    .where('paused_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from reward_doubt doubt
        where doubt.grant_id = reward_grant.id and doubt.decided_at is null)`,
    )
    .where((each) => each.or([each('try_at', 'is', null), each('try_at', '<=', now)]))
    .where(
      sql<boolean>`not exists (select from player_break pause where pause.player_id = reward_grant.player_id
        and pause.began_at <= ${now} and pause.ends_at > ${now}
        and reward_grant.claim_by > greatest(pause.began_at, reward_grant.granted_at))`,
    )
    .orderBy('claim_by')
    .limit(atMost)
    .execute();
}

/** The sweep leaves it alone until then. */
export async function putGrantOff(database: Database, id: string, until: Date): Promise<void> {
  await database.updateTable('reward_grant').set({ try_at: until }).where('id', '=', id).execute();
}

/** Those that wait for an operator, the oldest first, with whose they are. */
export function selectOfState(database: Database, state: RewardState, atMost: number) {
  return database
    .selectFrom('reward_grant')
    .innerJoin('player', 'player.id', 'reward_grant.player_id')
    .selectAll('reward_grant')
    .select('player.account')
    .where('state', '=', state)
    .orderBy('reward_grant.id', state === 'waiting' ? 'asc' : 'desc')
    .limit(atMost)
    .execute();
}
