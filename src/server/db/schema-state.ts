import { type Kysely, sql } from 'kysely';
import { MigrationError } from './migration-error.ts';
import type { SchemaFiles } from './schema-files.ts';
import type { Tables } from './tables.ts';

const oldestServer = 150_000;

export async function refuseUnfit(connection: Kysely<Tables>): Promise<void> {
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

/** What was applied to this database: the hash of each file, by its name. None: it is new. */
export async function readApplied(
  connection: Kysely<Tables>,
): Promise<Map<string, string> | undefined> {
  const { rows: found } = await sql<{ current: boolean; older: boolean }>`
    select to_regclass('schema_file') is not null as current,
      to_regclass('kysely_migration') is not null as older`.execute(connection);
  if (found[0]?.older) throw new MigrationError(startAnew);
  if (!found[0]?.current) return undefined;
  const { rows } = await sql<{ name: string; hash: string }>`
    select name, hash from schema_file order by name`.execute(connection);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** A gateway must not work on tables that it does not know. */
export function refuseForeign(files: SchemaFiles, applied: ReadonlyMap<string, string>): void {
  const steps = new Map(files.steps.map(({ name, hash }) => [name, hash]));
  const unknown = [...applied.keys()].filter(
    (name) => name.startsWith('migrations/') && !steps.has(name),
  );
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database was changed by a newer version of Verbena (${unknown.join(', ')}); start that version, or an even newer one.`,
    );
  }
  const edited = files.steps.find(({ name, hash }) => (applied.get(name) ?? hash) !== hash);
  if (edited) {
    throw new MigrationError(
      `The file db/${edited.name} was applied to this database and has been changed since; restore it, and write a new step.`,
    );
  }
  const baseline = new Map(files.baseline.map(({ name, hash }) => [name, hash]));
  const made = [...applied].filter(([name]) => name.startsWith('schema/'));
  const isSame =
    made.length === baseline.size && made.every(([name, hash]) => baseline.get(name) === hash);
  if (!isSame) throw new MigrationError(startAnew);
}

/** Whether this role owns the tables, or may make them where there are none yet. */
export async function mayMigrate(connection: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select coalesce(
      (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('schema_file')),
      has_schema_privilege(current_schema(), 'create')) as may`.execute(connection);
  return rows[0]?.may ?? false;
}

/** For a gateway that may not migrate: tables and functions have to be those of its own code. */
export function refusePending(
  files: SchemaFiles,
  applied: ReadonlyMap<string, string> | undefined,
): void {
  const known = [...files.baseline, ...files.steps, ...files.functions];
  const pending = known.filter(({ name, hash }) => applied?.get(name) !== hash);
  const names = new Set(known.map(({ name }) => name));
  const foreign = [...(applied?.keys() ?? [])].filter(
    (name) => name.startsWith('functions/') && !names.has(name),
  );
  if (pending.length + foreign.length === 0) return;
  throw new MigrationError(
    'The database is not of this version of Verbena, and its role in DATABASE_URL may not migrate it: run "npm run site -- migrate" with the owner in DATABASE_OWNER_URL.',
  );
}

const startAnew =
  'This database was made by an unreleased version of Verbena, whose tables are not carried over: start anew, with DATA_DIR/postgres deleted, or with an empty database in DATABASE_URL.';
