import { type Insertable, sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;
type ColumnOf<Table extends keyof Tables> = keyof Row<Table> & string;

/**
 * All rows in one statement, however many: they travel as one JSON text, because a statement holds
 * 65,535 parameters at most. Rows with a key that is taken are written anew, so that whatever
 * points at them goes on pointing.
 */
export async function putRows<Table extends keyof Tables & string>(
  transaction: Transaction,
  table: Table,
  rows: readonly Row<Table>[],
  key?: readonly ColumnOf<Table>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const named = sql.join(columns.map((column) => sql.ref(column)));
  const set = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const onConflict = key
    ? sql`on conflict (${sql.join(key.map((column) => sql.ref(column)))})
        do update set ${sql.join(set)}`
    : sql``;
  await sql`
    insert into ${sql.table(table)} (${named})
    select ${named}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ${onConflict}`.execute(transaction);
}

/** Takes out every row whose key is not among these. */
export async function keepOnly<Table extends keyof Tables & string>(
  transaction: Transaction,
  table: Table,
  rows: readonly Row<Table>[],
  key: readonly ColumnOf<Table>[],
): Promise<void> {
  const kept = rows.map((row) => Object.fromEntries(key.map((column) => [column, row[column]])));
  const isKept = key.map(
    (column) => sql`kept.${sql.ref(column)} = ${sql.table(table)}.${sql.ref(column)}`,
  );
  await sql`
    delete from ${sql.table(table)} where not exists (
      select from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(kept)}::jsonb) as kept
      where ${sql.join(isKept, sql` and `)}
    )`.execute(transaction);
}

export async function replaceRows<Table extends keyof Tables & string>(
  transaction: Transaction,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  await emptyTable(transaction, table);
  await putRows(transaction, table, rows);
}

export async function emptyTable(
  transaction: Transaction,
  table: keyof Tables & string,
): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(transaction);
}

/** Right after so many rows the planner would still believe in an empty table, for a minute or so. */
export async function learnSizes(transaction: Transaction): Promise<void> {
  await sql`analyze game, winner`.execute(transaction);
}

/** Wins of real players are theirs; the demonstration's belong to no one. */
export async function deleteDemoWinners(transaction: Transaction): Promise<void> {
  await transaction.deleteFrom('winner').where('player_id', 'is', null).execute();
}

export async function insertMissingPlayers(
  transaction: Transaction,
  players: readonly Row<'player'>[],
): Promise<void> {
  await transaction
    .insertInto('player')
    .values([...players])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function writeWithdrawalTerms(
  transaction: Transaction,
  terms: Row<'withdrawal_setting'>,
): Promise<void> {
  await transaction.updateTable('withdrawal_setting').set(terms).execute();
}

export async function insertAffiliateCode(
  transaction: Transaction,
  { account, code }: { account: string; code: string },
): Promise<void> {
  await transaction
    .insertInto('affiliate_code')
    .columns(['code', 'player_id'])
    .expression((query) =>
      query
        .selectFrom('player')
        .select((row) => [row.val(code).as('code'), 'id'])
        .where('account', '=', account),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findPlayer(
  database: Database,
  account: string,
): Promise<{ id: string } | undefined> {
  return database
    .selectFrom('player')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirst();
}

/** Who brought an account is written once, so what stands there already stays. */
export async function insertLine(
  transaction: Transaction,
  { account, agent, now }: { account: string; agent: string; now: Date },
): Promise<void> {
  await sql`
    insert into sponsor (player_id, agent_id, register_method, registered_at)
    select below.id, above.id, 'WEB', ${now}
    from player below, player above
    where below.account = ${account} and above.account = ${agent}
    on conflict (player_id) do nothing`.execute(transaction);
}

/** Two gateways that start together on an empty database: the second waits, then finds it full. */
export async function lockSeeding(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(transaction);
}

// "seed" in ASCII, as one number: any would do that nobody else takes.
const seedingLock = 0x73656564;

export async function findMerchant(
  database: Database,
): Promise<{ merchant: string; licenceNumber: string } | undefined> {
  return database
    .selectFrom('site_setting')
    .select(['merchant', 'licence_number as licenceNumber'])
    .executeTakeFirst();
}

/** A table that is there stays as its operator set it. */
export async function insertMissingTables(
  transaction: Transaction,
  rows: readonly Row<'house_game'>[],
): Promise<void> {
  await transaction
    .insertInto('house_game')
    .values([...rows])
    .onConflict((conflict) => conflict.column('game_code').doNothing())
    .execute();
}

export async function selectLaunchHosts(transaction: Transaction): Promise<string[]> {
  const known = await transaction
    .selectFrom('site_setting')
    .select('launch_game_cdns')
    .executeTakeFirst();
  return known?.launch_game_cdns ?? [];
}
