import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

/** Its message is one sentence for whoever started the gateway. */
export class MigrationError extends Error {}

/** Brings the database to what this code knows, and answers the names of what it ran. */
export async function migrate(database: Database): Promise<string[]> {
  const provider = new FolderOfMigrations();
  return database.connection().execute(async (connection) => {
    // Two gateways that start together: the second waits here, then finds everything done. Kysely
    // has a lock of its own, but makes its tables before taking it.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    try {
      await refuseUnfit(connection);
      await refuseNewer(connection, Object.keys(await provider.getMigrations()));
      return await run(connection, provider);
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

// "migr" in ASCII, cut to 32 bits: any number would do that nobody else takes.
const migrationLock = 0x6d696772;
const oldestServer = 150_000;

async function run(connection: Kysely<Tables>, provider: MigrationProvider): Promise<string[]> {
  const { error, results = [] } = await new Migrator({
    db: connection,
    provider,
  }).migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const name = failed?.migrationName ?? 'of the database';
    throw new MigrationError(`The migration ${name} failed: ${reason}.`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

async function refuseUnfit(connection: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding`.execute(connection);
  const [server] = rows;
  if (!server || server.version < oldestServer) {
    throw new MigrationError('Verbena needs PostgreSQL 15 or newer, and this server is older.');
  }
  if (server.encoding !== 'UTF8') {
    throw new MigrationError(
      `Verbena needs a database in UTF8, and this one is in ${server.encoding}.`,
    );
  }
}

/** An older gateway must not work on tables that a newer one has already changed. */
async function refuseNewer(connection: Kysely<Tables>, known: string[]): Promise<void> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(connection);
  if (!found[0]?.exists) return;
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(connection);
  const unknown = rows.map((row) => row.name).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new MigrationError(
    `The database was changed by a newer version of Verbena (${unknown.join(', ')}); start that version, or an even newer one.`,
  );
}

class FolderOfMigrations implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
    const folder = fileURLToPath(new URL('./migrations/', import.meta.url));
    const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file));
    const migrations: Record<string, Migration> = {};
    for (const file of files.sort()) {
      migrations[basename(file, '.ts')] = await import(pathToFileURL(join(folder, file)).href);
    }
    return migrations;
  }
}
