import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

const dayText = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** The newest day that is over by the database's clock, where it is not closed yet. */
export async function selectDayToClose(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day
    from (select (clock_timestamp() at time zone 'UTC')::date - 1 as day) as yesterday
    where not exists (select from ledger_closing where ledger_closing.day >= yesterday.day)
  `.execute(database);
  return rows[0]?.day;
}

/** Waits until all who had begun to post are done; gives up after a second. */
export async function insertClosing(transaction: Transaction, day: string): Promise<void> {
  await sql`select ledger_close_day(${day}::date)`.execute(transaction);
}

/** The oldest day that is closed and not sealed; the first of all is the first with a transfer. */
export async function selectDayToSeal(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day
    from (select coalesce(
      (select max(day) + 1 from ledger_day),
      (select min(posted_on) from ledger_transfer),
      (select max(day) from ledger_closing)) as day) as next
    where day <= (select max(day) from ledger_closing)`.execute(database);
  return rows[0]?.day;
}

export interface LeafRow {
  id: string;
  /** All that a seal vouches for, but nobody's balance: a caller may own one leg only. */
  leaf: string;
}

/** In order, after one transfer's number; `atMost` at a time, since a day may hold millions. */
export async function selectLeaves(
  database: Database,
  { day, after, atMost }: { day: string; after: string; atMost: number },
): Promise<LeafRow[]> {
  const { rows } = await sql<LeafRow>`
    select t.id, json_build_array(t.id::text, to_char(t.posted_on, 'YYYY-MM-DD'),
      to_char(t.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      t.key, t.kind, t.reference, t.actor, t.salt,
      (select json_agg(
          json_build_array(l.account_id::text, l.commodity, l.amount::text) order by l.ordinal)
        from ledger_leg l where l.posted_on = ${day}::date and l.transfer_id = t.id)
    )::text as leaf
    from ledger_transfer t where t.posted_on = ${day}::date and t.id > ${after}::bigint
    order by t.id limit ${atMost}`.execute(database);
  return rows;
}

export interface DayRow {
  day: string;
  transfers: string;
  merkleRoot: Buffer;
  previousRoot: Buffer;
  chainRoot: Buffer;
}

export interface Block {
  firstId: string;
  knot: Buffer;
}

/** Two who seal the same day find the same, and the second changes nothing. */
export async function insertDay(
  transaction: Transaction,
  day: string,
  knots: readonly Buffer[],
): Promise<void> {
  await sql`select ledger_seal_day(${day}::date, ${knots}::bytea[])`.execute(transaction);
}

function days(database: Database) {
  return database
    .selectFrom('ledger_day')
    .select([
      dayText('day').as('day'),
      'transfers',
      'merkle_root as merkleRoot',
      'previous_root as previousRoot',
      'chain_root as chainRoot',
    ]);
}

export function selectDay(database: Database, day: string): Promise<DayRow | undefined> {
  return days(database).where('day', '=', day).executeTakeFirst();
}

/** The newest first, older than `before`. */
export function selectDays(
  database: Database,
  { before, atMost }: { before: string | null; atMost: number },
): Promise<DayRow[]> {
  return days(database)
    .$if(before !== null, (query) => query.where('day', '<', before))
    .orderBy('ledger_day.day', 'desc')
    .limit(atMost)
    .execute();
}

/** All of them, the oldest first. */
export function selectAllDays(database: Database): Promise<DayRow[]> {
  return days(database).orderBy('ledger_day.day').execute();
}

export function selectBlocks(database: Database, day: string): Promise<Block[]> {
  return database
    .selectFrom('ledger_day_block')
    .select(['first_id as firstId', 'knot'])
    .where('day', '=', day)
    .orderBy('ordinal')
    .execute();
}

/** The day of a transfer in which this player has a leg. */
export async function selectOwnDay(
  database: Database,
  playerId: string,
  transferId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('ledger_leg')
    .select(dayText('posted_on').as('day'))
    .where('player_id', '=', playerId)
    .where('transfer_id', '=', transferId)
    .executeTakeFirst();
  return row?.day;
}

/** Makes room for the months to come, where it is not made yet; answers how many tables that took. */
export async function makePartitions(database: Database, months: number): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select ledger_make_partitions(
      (clock_timestamp() + make_interval(months => ${months}))::date) as made`.execute(database);
  return rows[0]?.made ?? 0;
}
