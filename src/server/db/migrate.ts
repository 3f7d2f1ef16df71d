import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { applyFile, applyInAnyOrder, dropFunction, isLockTimeout } from './apply-files.ts';
import { grantRoles } from './grant-roles.ts';
import { MigrationError } from './migration-error.ts';
import type { Database } from './open.ts';
import {
  bareNameOf,
  readSchemaFiles,
  runsOutsideTransaction,
  type SchemaFile,
  type SchemaFiles,
} from './schema-files.ts';
import {
  mayMigrate,
  readApplied,
  refuseForeign,
  refusePending,
  refuseUnfit,
} from './schema-state.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the database to what this code knows, and answers the names of the files it applied. Who is
 * not the owner of the tables changes nothing: their database fits this code, or is refused.
 */
export async function migrate(database: Database, folder?: string): Promise<string[]> {
  const files = await readSchemaFiles(folder);
  return database.connection().execute(async (connection) => {
    // Two gateways that start together: the second waits here, then finds everything done.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    try {
      await sql.raw(`set lock_timeout = '${lockTimeout}'`).execute(connection);
      await refuseUnfit(connection);
      const applied = await readApplied(connection);
      if (applied) refuseForeign(files, applied);
      if (!(await mayMigrate(connection))) {
        refusePending(files, applied);
        return [];
      }
      return await applyAll(connection, files, applied);
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

// "migr" in ASCII, cut to 32 bits: any number would do that nobody else takes.
const migrationLock = 0x6d696772;
// Everybody queues behind a statement that waits for a lock, so it gives up and tries again.
const lockTimeout = '3s';
const lockAttempts = 10;
const lockPauseMs = 1_000;

async function applyAll(
  connection: Kysely<Tables>,
  files: SchemaFiles,
  applied: Map<string, string> | undefined,
): Promise<string[]> {
  const done: string[] = [];
  const isPending = (file: SchemaFile) =>
    applied?.get(file.name) !== file.hash && !done.includes(file.name);
  const commit = async (work: (transaction: Kysely<Tables>) => Promise<SchemaFile[]>) => {
    const names = await unlessLocked(() =>
      connection.transaction().execute(async (transaction) => {
        const finished = await work(transaction);
        for (const file of finished) await record(transaction, file);
        // A start that is killed before `grantRoles` leaves this trace, and the next one grants again.
        await sql`delete from schema_file where name like 'roles/%'`.execute(transaction);
        return finished.map(({ name }) => name);
      }),
    );
    done.push(...names);
  };

  // Nobody calls a new function yet and a step may need it; one that needs a step itself waits.
  const unknown = files.functions.filter(({ name }) => !applied?.has(name));
  if (!applied) {
    await commit((transaction) => createBaseline(transaction, files.baseline, unknown));
  } else if (unknown.length > 0) {
    await commit(async (transaction) => (await applyInAnyOrder(transaction, unknown)).done);
  }
  for (const step of files.steps.filter(isPending)) {
    if (runsOutsideTransaction(step)) {
      await unlessLocked(() => applyFile(connection, step));
      await commit(async () => [step]);
    } else {
      await commit(async (transaction) => {
        await applyFile(transaction, step);
        return [step];
      });
    }
  }
  const changed = files.functions.filter(isPending);
  const removed = removedFunctions(files, applied);
  if (changed.length + removed.length > 0) {
    const kept = new Set(files.functions.map(bareNameOf));
    await commit((transaction) => finishFunctions(transaction, changed, removed, kept));
  }
  await unlessLocked(() =>
    grantRoles(connection, files.roles, done.length > 0 ? undefined : applied),
  );
  return done;
}

async function createBaseline(
  transaction: Kysely<Tables>,
  baseline: SchemaFile[],
  functions: SchemaFile[],
): Promise<SchemaFile[]> {
  await sql`
    create table schema_file (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    )`.execute(transaction);
  const { done, waiting } = await applyInAnyOrder(transaction, [...baseline, ...functions]);
  const isWhole = baseline.every((file) => done.includes(file));
  if (!isWhole) throw waiting.find(({ message }) => message.includes('db/schema/')) ?? waiting[0];
  return done;
}

async function finishFunctions(
  transaction: Kysely<Tables>,
  changed: SchemaFile[],
  removed: string[],
  kept: ReadonlySet<string>,
): Promise<SchemaFile[]> {
  const { done, waiting } = await applyInAnyOrder(transaction, changed);
  if (waiting[0]) throw waiting[0];
  for (const name of removed) {
    // A function whose file moved to another folder stays.
    if (!kept.has(bareNameOf({ name }))) await dropFunction(transaction, bareNameOf({ name }));
    await sql`delete from schema_file where name = ${name}`.execute(transaction);
  }
  return done;
}

function removedFunctions(files: SchemaFiles, applied: Map<string, string> | undefined): string[] {
  const kept = new Set(files.functions.map(({ name }) => name));
  return [...(applied?.keys() ?? [])].filter(
    (name) => name.startsWith('functions/') && !kept.has(name),
  );
}

async function record(transaction: Kysely<Tables>, { name, hash }: SchemaFile): Promise<void> {
  await sql`
    insert into schema_file (name, hash) values (${name}, ${hash})
    on conflict (name) do update set hash = excluded.hash, applied_at = excluded.applied_at
  `.execute(transaction);
}

/** A report that runs for minutes must not stop all money behind it, so the report goes first. */
async function unlessLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (thrown) {
      if (!isLockTimeout(thrown)) throw thrown;
      if (attempt === lockAttempts) {
        throw new MigrationError(
          `The database could not be migrated: other transactions kept a table locked through ${lockAttempts} attempts; end them, or try again later.`,
          { cause: thrown },
        );
      }
      await delay(lockPauseMs);
    }
  }
}
