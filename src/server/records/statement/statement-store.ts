import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

export interface MonthSums {
  from: Date;
  /** The first moment of the next month. */
  until: Date;
  own: string;
  bonus: string;
  kinds: KindSum[];
}

/** Of one of the ledger's kinds what came in and went out; `later` is after the span that is asked for. */
export interface KindSum {
  kind: string;
  isLater: boolean;
  ownIn: string;
  ownOut: string;
  bonusIn: string;
  bonusOut: string;
}

/**
 * What lies in a player's accounts now, and what moved since a month began: in one statement, so that both are of
 * one moment. A move between one's own accounts comes to nothing.
 */
export async function selectMonth(
  database: Database,
  { playerId, currency, month, timeZone, to }: MonthAsked,
): Promise<MonthSums> {
  const begins = `${month}-01`;
  const { rows } = await sql<MonthSums>`
    with span as (
      select ${begins}::date::timestamp at time zone ${timeZone} as "from",
        (${begins}::date + interval '1 month')::timestamp at time zone ${timeZone} as until
    ), lying as (
      select coalesce(sum(balance.amount) filter (where account.kind <> 'player-bonus'), 0)::text as own,
        coalesce(sum(balance.amount) filter (where account.kind = 'player-bonus'), 0)::text as bonus
      from ledger_balance balance join ledger_account account on account.id = balance.account_id
      where balance.player_id = ${playerId} and account.commodity = ${currency}
    ), moved as (
      select transfer.kind, transfer.posted_at >= least(span.until, ${to}::timestamptz) as is_later,
        coalesce(sum(leg.amount) filter (where account.kind <> 'player-bonus'), 0) as own,
        coalesce(sum(leg.amount) filter (where account.kind = 'player-bonus'), 0) as bonus
      from span, ledger_leg leg
      join ledger_transfer transfer on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
      join ledger_account account on account.id = leg.account_id
      where leg.player_id = ${playerId} and leg.commodity = ${currency}
        and leg.posted_on >= ${begins}::date - 1 and transfer.posted_on >= ${begins}::date - 1
        and transfer.posted_at >= span."from"
      group by transfer.posted_on, transfer.id, transfer.kind, 2
    ), kinds as (
      select kind, is_later as "isLater", coalesce(sum(own) filter (where own > 0), 0)::text as "ownIn",
        coalesce(-sum(own) filter (where own < 0), 0)::text as "ownOut",
        coalesce(sum(bonus) filter (where bonus > 0), 0)::text as "bonusIn",
        coalesce(-sum(bonus) filter (where bonus < 0), 0)::text as "bonusOut"
      from moved group by 1, 2
    )
    select span."from", span.until, lying.own, lying.bonus,
      coalesce((select jsonb_agg(to_jsonb(kinds)) from kinds), '[]') as kinds
    from span, lying`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('A month has no sums.');
  return row;
}

interface MonthAsked {
  playerId: string;
  currency: string;
  month: string;
  timeZone: string;
  to: Date;
}

export interface KeptKey {
  publicKey: string;
  /** Locked. */
  privateKey: string;
}

export function selectStatementKey(database: Database): Promise<KeptKey | undefined> {
  return database
    .selectFrom('statement_key')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}

/** A second caller keeps the first one's. */
export async function insertStatementKey(database: Database, key: KeptKey): Promise<void> {
  await database
    .insertInto('statement_key')
    .values({ public_key: key.publicKey, private_key: key.privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
