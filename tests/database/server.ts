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
 * not put out. Ours are put out one by one, and the housekeeper leaves when it is asked.
 */
export async function dropDatabase(connectionString: string, name: string): Promise<void> {
  await onServer(connectionString, async (admin) => {
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and usename = current_user and pid <> pg_backend_pid()`,
      [name],
    );
    await admin.query(`drop database if exists ${name}`);
  });
}

/** The same server, another database. */
export function withDatabase(connectionString: string, name: string): string {
  // The path alone is exchanged: an address with a socket's folder and no host is no URL to some parsers.
  return connectionString.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`);
}
