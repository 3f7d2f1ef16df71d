import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

export interface Ending {
  grantId: string;
  playerId: string;
  amount: string;
  commodity: string;
  /** To be claimed; or a bonus that is played. */
  of: 'claim' | 'bonus';
  /** How long before its end the reminder comes. */
  hours: 72 | 24;
}

/**
 * What ends soon and whose player was not reminded of it yet. What was given later than the reminder would have come is
 * left out: its player has just read the date. What stands still in a break ends later.
 */
export async function selectEnding(
  database: Database,
  now: Date,
  atMost: number,
): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select "grantId", "playerId", amount, commodity, "of", hours from (
      select id as "grantId", player_id as "playerId", amount::text as amount, commodity, 'claim' as "of",
        claim_by as ends_at, granted_at as since, reminded,
        case when claim_by <= ${now}::timestamptz + interval '24 hours' then 24 else 72 end as hours
      from reward_grant
      where state = 'claimable' and paused_at is null and claim_by > ${now}
        and claim_by <= ${now}::timestamptz + interval '72 hours'
      union all
      select bonus.grant_id, bonus.player_id, balance.amount::text, given.commodity, 'bonus',
        bonus.expires_at, bonus.started_at, bonus.reminded,
        case when bonus.expires_at <= ${now}::timestamptz + interval '24 hours' then 24 else 72 end
      from bonus_state bonus
      join reward_grant given on given.id = bonus.grant_id
      join ledger_balance balance on balance.account_id = bonus.account_id and balance.amount > 0
      where bonus.state = 'active' and bonus.paused_at is null and bonus.expires_at > ${now}
        and bonus.expires_at <= ${now}::timestamptz + interval '72 hours') as ending
    where (reminded is null or reminded > hours) and since <= ends_at - make_interval(hours => hours)
    order by ends_at, "grantId" limit ${atMost}`.execute(database);
  return rows;
}

/** False where another gateway was first. */
export async function setReminded(
  transaction: Transaction,
  { grantId, of, hours }: Pick<Ending, 'grantId' | 'of' | 'hours'>,
): Promise<boolean> {
  const { numAffectedRows } =
    of === 'claim'
      ? await sql`
          update reward_grant set reminded = ${hours}
          where id = ${grantId} and (reminded is null or reminded > ${hours})`.execute(transaction)
      : await sql`
          update bonus_state set reminded = ${hours}
          where grant_id = ${grantId} and (reminded is null or reminded > ${hours})`.execute(
          transaction,
        );
  return (numAffectedRows ?? 0n) === 1n;
}
