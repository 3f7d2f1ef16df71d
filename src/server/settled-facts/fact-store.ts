import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import type { Tables } from '#server/db/tables.ts';

export interface FactPosition {
  orderXid: string;
  id: string;
}

export interface SettledFact extends FactPosition {
  playerId: string;
  kind: Tables['settled_fact']['kind'];
  /** Of bets; empty for everything else. */
  class: string;
  vendor: string;
  stake: bigint;
  payout: bigint;
  /** Of the stake what counts; below nothing where a bet was undone. */
  valid: bigint;
  /** Of `valid` what was staked with bonus money. */
  bonus: bigint;
  /** Of the whole stake the same, whatever of it counts. */
  bonusStake: bigint;
  /** Of the payout what was the bonus's part. */
  bonusPayout: bigint;
  /** Of everything but bets. */
  amount: bigint;
  currency: string;
  happenedAt: Date;
  sourceKind: Tables['settled_fact']['source_kind'];
  sourceRef: string;
}

/** What a reader has counted of one player so far; its cursor stands still until the transaction is over. */
export async function selectCounted(
  transaction: Transaction,
  reader: string,
  playerId: string,
): Promise<SettledFact[]> {
  const { order_xid: orderXid, id } = await transaction
    .insertInto('fact_cursor')
    .values({ reader })
    // Written over with itself: who reads at this moment is waited for, and what it counted is seen.
    .onConflict((conflict) => conflict.column('reader').doUpdateSet({ reader }))
    .returning(['order_xid', 'id'])
    .executeTakeFirstOrThrow();
  const { rows } = await sql<FactRow>`
    select ${factColumns} from settled_fact
    where player_id = ${playerId} and (order_xid, id) <= (${orderXid}::bigint, ${id}::bigint)
    order by order_xid, id`.execute(transaction);
  return rows.map(factOf);
}

/** Undefined where another gateway reads at this moment. */
export async function lockCursor(
  transaction: Transaction,
  reader: string,
): Promise<FactPosition | undefined> {
  await transaction
    .insertInto('fact_cursor')
    .values({ reader })
    .onConflict((conflict) => conflict.column('reader').doNothing())
    .execute();
  return transaction
    .selectFrom('fact_cursor')
    .select(['order_xid as orderXid', 'id'])
    .where('reader', '=', reader)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

// Transactions below this bound are over: none of them can still add a fact.
const isReadable = sql<boolean>`order_xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;

/** The last of the next so many facts, and how many there are; undefined where there is none. */
export async function selectBatchEnd(
  transaction: Transaction,
  { orderXid, id }: FactPosition,
  atMost: number,
): Promise<(FactPosition & { facts: number }) | undefined> {
  const { rows } = await sql<FactPosition & { facts: number }>`${sql.raw(planned('facts-end'))}
    select order_xid as "orderXid", id, count(*) over ()::int as facts
    from (
      select order_xid, id from settled_fact
      where (order_xid, id) > (${orderXid}::bigint, ${id}::bigint) and ${isReadable}
      order by order_xid, id limit ${atMost}::int) as next
    order by order_xid desc, id desc limit 1`.execute(transaction);
  return rows[0];
}

export async function moveCursor(
  transaction: Transaction,
  reader: string,
  { orderXid, id }: FactPosition,
): Promise<void> {
  await transaction
    .updateTable('fact_cursor')
    .set({ order_xid: orderXid, id })
    .where('reader', '=', reader)
    .execute();
}

export async function selectFacts(
  transaction: Transaction,
  after: FactPosition,
  through: FactPosition,
): Promise<SettledFact[]> {
  const { rows } = await sql<FactRow>`${sql.raw(planned('facts-between'))}
    select ${factColumns}
    from settled_fact
    where (order_xid, id) > (${after.orderXid}::bigint, ${after.id}::bigint)
      and (order_xid, id) <= (${through.orderXid}::bigint, ${through.id}::bigint)
    order by order_xid, id`.execute(transaction);
  return rows.map(factOf);
}

const factColumns =
  sql.raw(`order_xid as "orderXid", id, player_id as "playerId", kind, class, vendor, stake,
      payout, valid, bonus, bonus_stake as "bonusStake", bonus_payout as "bonusPayout", amount, currency, happened_at as "happenedAt", source_kind as "sourceKind",
      source_ref as "sourceRef"`);

function factOf({
  stake,
  payout,
  valid,
  bonus,
  bonusStake,
  bonusPayout,
  amount,
  ...fact
}: FactRow): SettledFact {
  return {
    ...fact,
    stake: BigInt(stake),
    payout: BigInt(payout),
    valid: BigInt(valid),
    bonus: BigInt(bonus),
    bonusStake: BigInt(bonusStake),
    bonusPayout: BigInt(bonusPayout),
    amount: BigInt(amount),
  };
}

interface FactRow extends Omit<SettledFact, Sum>, Record<Sum, string> {}
type Sum = 'stake' | 'payout' | 'valid' | 'bonus' | 'bonusStake' | 'bonusPayout' | 'amount';

/** The age of the oldest fact that this reader has not counted; 0 where there is none. */
export async function selectLagSeconds(database: Database, reader: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`${sql.raw(planned('facts-lag'))}
    select coalesce(extract(epoch from clock_timestamp() - next.written_at), 0)::float8 as seconds
    from (values (${reader}::text)) as asked (reader)
    left join fact_cursor cursor on cursor.reader = asked.reader
    left join lateral (
      select written_at from settled_fact
      where (order_xid, id) > (coalesce(cursor.order_xid, 0), coalesce(cursor.id, 0))
      order by order_xid, id limit 1) as next on true`.execute(database);
  return rows[0]?.seconds ?? Number.NaN;
}

/** The largest lag of all readers there are. */
export async function readFactLagSeconds(database: Database): Promise<number> {
  const readers = await database.selectFrom('fact_cursor').select('reader').execute();
  const lags = await Promise.all(readers.map(({ reader }) => selectLagSeconds(database, reader)));
  return Math.max(0, ...lags);
}

/** Answers how many months were made. */
export async function makeFactPartitions(database: Database, months: number): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select fact_make_partitions(
      (clock_timestamp() + make_interval(months => ${months}))::date) as made`.execute(database);
  return rows[0]?.made ?? 0;
}
