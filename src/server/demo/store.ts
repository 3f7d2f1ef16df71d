import { type Insertable, type SelectType, sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

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

/** Content has no keys that a visitor could hold on to, so it is taken out and written anew. */
export async function emptyContent(transaction: Transaction): Promise<void> {
  for (const table of contentTables) await transaction.deleteFrom(table).execute();
}

const contentTables = [
  ...(['banner', 'notice', 'popup', 'promotion', 'promotion_category', 'help_article'] as const),
  ...(['site_setting', 'resource', 'mirror', 'customer_service', 'whitelabel_switch'] as const),
  ...(['menu_entry', 'register_field', 'representative', 'geo_range'] as const),
];

type ContentTable =
  | 'banner'
  | 'promotion_category'
  | 'site_setting'
  | 'resource'
  | 'mirror'
  | 'customer_service'
  | 'whitelabel_switch'
  | 'menu_entry'
  | 'register_field'
  | 'representative'
  | 'geo_range';

export async function insertContent<Table extends ContentTable>(
  transaction: Transaction,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  await transaction.insertInto(table).values([...rows]).execute();
}
