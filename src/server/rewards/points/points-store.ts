import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type PointsRule = Selectable<Tables['points_rule']>;

/** The one that holds at a moment; undefined before a merchant has set one. */
export function selectRule(database: Database, at: Date): Promise<PointsRule | undefined> {
  return database
    .selectFrom('points_rule')
    .selectAll()
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Every version, the oldest first. */
export function selectRules(database: Database): Promise<PointsRule[]> {
  return database.selectFrom('points_rule').selectAll().orderBy('valid_from').execute();
}

/** The one that will hold after that. */
export function selectNextRule(database: Database, at: Date): Promise<PointsRule | undefined> {
  return database
    .selectFrom('points_rule')
    .selectAll()
    .where('valid_from', '>', at)
    .orderBy('valid_from')
    .limit(1)
    .executeTakeFirst();
}

/** False where a rule begins at that very moment already. */
export async function insertRule(
  database: Database,
  rule: Insertable<Tables['points_rule']>,
): Promise<boolean> {
  const inserted = await database
    .insertInto('points_rule')
    .values(rule)
    .onConflict((conflict) => conflict.column('valid_from').doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function selectMillionths(database: Database, playerId: string): Promise<bigint> {
  const found = await database
    .selectFrom('points_accrual')
    .select('millionths')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return BigInt(found?.millionths ?? 0);
}

/** Inserted where it is missing, so that there is a row to lock. */
export async function lockMillionths(transaction: Transaction, playerId: string): Promise<bigint> {
  const { rows } = await sql<{ millionths: string }>`
    insert into points_accrual (player_id, millionths) values (${playerId}, 0)
    on conflict (player_id) do update set millionths = points_accrual.millionths
    returning millionths`.execute(transaction);
  return BigInt(rows[0]?.millionths ?? 0);
}

export async function saveMillionths(
  transaction: Transaction,
  playerId: string,
  millionths: bigint,
): Promise<void> {
  await transaction
    .updateTable('points_accrual')
    .set({ millionths: String(millionths) })
    .where('player_id', '=', playerId)
    .execute();
}

export async function insertRecord(
  transaction: Transaction,
  record: Insertable<Tables['points_record']>,
): Promise<void> {
  await transaction.insertInto('points_record').values(record).execute();
}

/** The newest first, each with how the order that it belongs to stands. */
export function selectRecords(
  database: Database,
  { playerId, after, atMost }: { playerId: string; after?: string | undefined; atMost: number },
) {
  return database
    .selectFrom('points_record as record')
    .leftJoin('mall_order as order', 'order.id', 'record.order_id')
    .leftJoin('mall_item as item', 'item.id', 'order.item_id')
    .selectAll('record')
    .select(['order.state as orderState', 'order.amount as orderAmount', 'item.name as itemName'])
    .select('order.reason as orderReason')
    .where('record.player_id', '=', playerId)
    .$if(after !== undefined, (query) => query.where('record.id', '<', after ?? ''))
    .orderBy('record.id', 'desc')
    .limit(atMost)
    .execute();
}

export function selectConversion(database: Database, playerId: string, requestId: string) {
  return database
    .selectFrom('points_conversion')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export async function insertConversion(
  transaction: Transaction,
  conversion: Insertable<Tables['points_conversion']>,
): Promise<string> {
  const { id } = await transaction
    .insertInto('points_conversion')
    .values(conversion)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
