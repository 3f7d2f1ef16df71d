import { type Insertable, type Selectable, sql } from 'kysely';
import type { RedeemStatus } from '#contract/points.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type ItemRow = Selectable<Tables['mall_item']>;
export type OrderRow = Selectable<Tables['mall_order']>;

/** What is offered now, in the merchant's order. */
export function selectOffered(database: Database, now: Date): Promise<ItemRow[]> {
  return database
    .selectFrom('mall_item')
    .selectAll()
    .where('is_offered', '=', true)
    .where((each) => each.or([each('begins_at', 'is', null), each('begins_at', '<=', now)]))
    .where((each) => each.or([each('ends_at', 'is', null), each('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function selectItem(database: Database, id: string): Promise<ItemRow | undefined> {
  return database.selectFrom('mall_item').selectAll().where('id', '=', id).executeTakeFirst();
}

export function selectAllItems(database: Database): Promise<ItemRow[]> {
  return database.selectFrom('mall_item').selectAll().orderBy('position').orderBy('id').execute();
}

/** False where fewer are left; whoever comes at the same moment waits here and is judged after. */
export async function takeStock(
  transaction: Transaction,
  itemId: string,
  quantity: number,
): Promise<boolean> {
  const taken = await transaction
    .updateTable('mall_item')
    .set((each) => ({ stock: each('stock', '-', quantity) }))
    .where('id', '=', itemId)
    .where((each) => each.or([each('stock', 'is', null), each('stock', '>=', quantity)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function returnStock(
  transaction: Transaction,
  itemId: string,
  quantity: number,
): Promise<void> {
  await transaction
    .updateTable('mall_item')
    .set((each) => ({ stock: each('stock', '+', quantity) }))
    .where('id', '=', itemId)
    .execute();
}

/** How many of each item a player has taken; what was rejected does not count. */
export async function countOwn(
  database: Database,
  playerId: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ itemId: string; taken: number }>`
    select item.id as "itemId", sum(ordered.quantity)::int as taken
    from mall_order as ordered
    join mall_item as item on item.id = ordered.item_id
    where ordered.player_id = ${playerId} and ordered.state <> 'Rejected'
      and (item.limit_days is null
        or ordered.ordered_at > ${now}::timestamptz - make_interval(days => item.limit_days))
    group by item.id`.execute(database);
  return new Map(rows.map(({ itemId, taken }) => [itemId, taken]));
}

export function selectByRequest(database: Database, playerId: string, requestId: string) {
  return database
    .selectFrom('mall_order')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export function insertOrder(
  transaction: Transaction,
  order: Insertable<Tables['mall_order']>,
): Promise<OrderRow> {
  return transaction
    .insertInto('mall_order')
    .values(order)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function lockOrder(transaction: Transaction, id: string): Promise<OrderRow | undefined> {
  return transaction
    .selectFrom('mall_order')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

type OrderChange = Partial<
  Pick<
    OrderRow,
    'state' | 'reason' | 'first_approver' | 'carrier' | 'tracking_number' | 'decided_at' | 'address'
  >
>;

export function updateOrder(
  transaction: Transaction,
  id: string,
  change: OrderChange,
): Promise<OrderRow> {
  return transaction
    .updateTable('mall_order')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface OrdersWanted {
  playerId: string;
  status?: RedeemStatus | undefined;
  after?: string | undefined;
  atMost: number;
}

export function selectOwnOrders(
  database: Database,
  { playerId, status, after, atMost }: OrdersWanted,
) {
  return database
    .selectFrom('mall_order')
    .selectAll()
    .where('player_id', '=', playerId)
    .$if(status !== undefined, (query) => query.where('state', '=', status ?? 'In Process'))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}

/** For operators: who waits longest stands first. */
export function selectOrders(database: Database, status: RedeemStatus, atMost: number) {
  return database
    .selectFrom('mall_order as ordered')
    .innerJoin('player', 'player.id', 'ordered.player_id')
    .innerJoin('mall_item as item', 'item.id', 'ordered.item_id')
    .selectAll('ordered')
    .select(['player.account', 'item.name as itemName', 'item.code as itemCode'])
    .where('ordered.state', '=', status)
    .orderBy('ordered.id', status === 'In Process' ? 'asc' : 'desc')
    .limit(atMost)
    .execute();
}

export async function selectOverdue(
  database: Database,
  { before, now, atMost }: { before: Date; now: Date; atMost: number },
): Promise<string[]> {
  const rows = await database
    .selectFrom('mall_order')
    .select('id')
    .where('state', '=', 'In Process')
    .where('ordered_at', '<=', before)
    .where((each) => each.or([each('try_at', 'is', null), each('try_at', '<=', now)]))
    .orderBy('id')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

/** The sweep leaves it alone until then. */
export async function putOrderOff(database: Database, id: string, until: Date): Promise<void> {
  await database.updateTable('mall_order').set({ try_at: until }).where('id', '=', id).execute();
}

/** Keyed by the code, so that orders go on pointing at their item. */
export async function upsertItem(
  transaction: Transaction,
  item: Insertable<Tables['mall_item']>,
): Promise<void> {
  const { code: _code, ...change } = item;
  await transaction
    .insertInto('mall_item')
    .values(item)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(change))
    .execute();
}
