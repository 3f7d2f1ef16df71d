import { Client } from 'pg';

/** Does something on the tests' server, on a connection that lasts no longer. */
export async function onServer<Result>(
  connectionString: string,
  work: (admin: Client) => Promise<Result>,
): Promise<Result> {
  const admin = new Client({ connectionString, application_name: 'verbena tests' });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/**
 * Not `with (force)`: the server's own housekeeper may be inside, whom a role that is no superuser may
 * not put out; it leaves when it is asked. Nobody new is let in first, or a connection that makes
 * itself again slips in between; then ours are put out, and seen off.
 */
export async function dropDatabase(connectionString: string, name: string): Promise<void> {
  await onServer(connectionString, async (admin) => {
    const known = await admin.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) return;
    await admin.query(`alter database ${name} with allow_connections false`);
    await admin.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = $1 and usename = current_user and pid <> pg_backend_pid()`,
      [name],
    );
    await admin.query(`drop database ${name}`);
  });
}

/** The same server, another database. */
export function withDatabase(connectionString: string, name: string): string {
  // The path alone is exchanged: an address with a socket's folder and no host is no URL to some parsers.
  return connectionString.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`);
}
