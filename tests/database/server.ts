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
 * Without force where it can be: the server's own housekeeper may be inside, whom a role that is no
 * superuser may not put out, and who leaves by itself when it is asked for politely.
 */
export async function dropDatabase(connectionString: string, name: string): Promise<void> {
  await onServer(connectionString, async (admin) => {
    try {
      await admin.query(`drop database if exists ${name}`);
    } catch (cause) {
      const isInUse = cause instanceof Error && 'code' in cause && cause.code === '55006';
      if (!isInUse) throw cause;
      await admin.query(`drop database if exists ${name} with (force)`);
    }
  });
}

/** The same server, another database. */
export function withDatabase(connectionString: string, name: string): string {
  // The path alone is exchanged: an address with a socket's folder and no host is no URL to some parsers.
  return connectionString.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`);
}
