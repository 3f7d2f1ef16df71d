import { type Kysely, sql } from 'kysely';

/**
 * A gateway of an older release that still ran while 0075 came in would have written its smaller sums
 * back, and the newer ones would have gone on from them for ever. Under another name it finds none.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table lifetime_total rename to lifetime_whole`.execute(database);
  await sql`delete from lifetime_whole`.execute(database);
}
