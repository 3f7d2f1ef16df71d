import { type Kysely, sql } from 'kysely';
import { MigrationError } from './migration-error.ts';
import { bareNameOf, type SchemaFile } from './schema-files.ts';
import type { Tables } from './tables.ts';

export interface Applied {
  done: SchemaFile[];
  /** Why each of the others could not be applied yet: something it needs is missing. */
  waiting: MigrationError[];
}

/**
 * Applies each file as soon as the tables, types and functions it names are there, so that nobody
 * keeps a list of their order. Runs inside a transaction.
 */
export async function applyInAnyOrder(
  transaction: Kysely<Tables>,
  files: readonly SchemaFile[],
): Promise<Applied> {
  const done: SchemaFile[] = [];
  for (let remaining = files; ; ) {
    const later: SchemaFile[] = [];
    const waiting: MigrationError[] = [];
    for (const file of remaining) {
      const missing = await tryFile(transaction, file);
      if (!missing) done.push(file);
      else {
        later.push(file);
        waiting.push(missing);
      }
    }
    if (later.length === 0 || later.length === remaining.length) return { done, waiting };
    remaining = later;
  }
}

/** Applies one file whose needs must be there. */
export async function applyFile(connection: Kysely<Tables>, file: SchemaFile): Promise<void> {
  try {
    await sql.raw(file.text).execute(connection);
  } catch (cause) {
    if (isLockTimeout(cause)) throw cause;
    throw faultOf(file, cause);
  }
}

/** Drops every function of the name, for a name has one function. */
export async function dropFunction(transaction: Kysely<Tables>, name: string): Promise<void> {
  for (const signature of await signaturesOf(transaction, name)) {
    await sql.raw(`drop function ${signature}`).execute(transaction);
  }
}

export function isLockTimeout(thrown: unknown): boolean {
  return codeOf(thrown) === '55P03';
}

async function tryFile(
  transaction: Kysely<Tables>,
  file: SchemaFile,
): Promise<MigrationError | undefined> {
  await sql`savepoint file`.execute(transaction);
  try {
    if (file.name.startsWith('functions/')) await replaceFunction(transaction, file);
    else await sql.raw(file.text).execute(transaction);
    await sql`release savepoint file`.execute(transaction);
    return undefined;
  } catch (cause) {
    if (isLockTimeout(cause)) throw cause;
    await sql`rollback to savepoint file`.execute(transaction);
    const fault = faultOf(file, cause);
    if (missingCodes.includes(codeOf(cause))) return fault;
    throw fault;
  }
}

/** `create or replace` keeps a function of other parameters beside the new one; that one goes. */
async function replaceFunction(transaction: Kysely<Tables>, file: SchemaFile): Promise<void> {
  const name = bareNameOf(file);
  await sql`savepoint replacing`.execute(transaction);
  try {
    await sql.raw(file.text).execute(transaction);
  } catch (cause) {
    if (codeOf(cause) !== otherSignature) throw cause;
    await sql`rollback to savepoint replacing`.execute(transaction);
    await dropFunction(transaction, name);
    await sql.raw(file.text).execute(transaction);
  }
  const { length } = await signaturesOf(transaction, name);
  if (length === 1) return;
  if (length === 0) throw new Error(`it creates no function called ${name}`);
  await dropFunction(transaction, name);
  await sql.raw(file.text).execute(transaction);
}

async function signaturesOf(transaction: Kysely<Tables>, name: string): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc
    where proname = ${name} and pronamespace = current_schema()::regnamespace`.execute(transaction);
  return rows.map(({ signature }) => signature);
}

// Undefined table, column, object (a type), function.
const missingCodes = ['42P01', '42703', '42704', '42883'];
const otherSignature = '42P13';

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
}

function faultOf(file: SchemaFile, cause: unknown): MigrationError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new MigrationError(`The file db/${file.name} could not be applied: ${reason}.`, { cause });
}
