import { type Kysely, sql } from 'kysely';
import { bareNameOf, type SchemaFile } from './schema-files.ts';
import type { Tables } from './tables.ts';

/**
 * Gives each role of the server what its file names. A role that the server does not have is left
 * out: one role that owns everything is enough to run a gateway, though not to defend the books.
 * Without `applied` all of them are granted anew.
 */
export async function grantRoles(
  connection: Kysely<Tables>,
  roles: readonly SchemaFile[],
  applied: ReadonlyMap<string, string> | undefined,
): Promise<void> {
  for (const file of roles) {
    const role = await findRole(connection, bareNameOf(file));
    if (role === undefined) continue;
    // A role that was dropped and made again has another number, and no rights.
    const granted = `${file.hash}:${role}`;
    if (applied?.get(file.name) === granted) continue;
    await connection.transaction().execute(async (transaction) => {
      await sql.raw(file.text).execute(transaction);
      await sql`
        insert into schema_file (name, hash) values (${file.name}, ${granted})
        on conflict (name) do update set hash = excluded.hash, applied_at = excluded.applied_at
      `.execute(transaction);
    });
  }
}

async function findRole(connection: Kysely<Tables>, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ oid: string }>`
    select oid::text from pg_roles where rolname = ${name}`.execute(connection);
  return rows[0]?.oid;
}
