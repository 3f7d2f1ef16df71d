import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** What a stake is judged by, locked and returned in one statement. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create type play_windows as (day timestamptz, week timestamptz, month timestamptz)`.execute(
    database,
  );
  for (const name of ['play_windows_at', 'play_facts', 'play_count']) {
    const file = new URL(`../functions/protection/${name}.sql`, import.meta.url);
    await sql.raw(await readFile(file, 'utf8')).execute(database);
  }
}
