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

/** The same server, another database. */
export function withDatabase(connectionString: string, name: string): string {
  // The path alone is exchanged: an address with a socket's folder and no host is no URL to some parsers.
  return connectionString.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`);
}
