import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/open.ts';
import { dropDatabase, onServer, withDatabase } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    databaseGateway: string | undefined;
    databaseTemplate: string;
  }
}

export interface FreshDatabase {
  /** As the owner, so that tests can reach behind the gateway's back. */
  database: Database;
  connectionString: string;
}

export interface FreshOptions {
  poolSize?: number;
  /** Without any table, for tests of the migrations themselves. */
  isEmpty?: boolean;
}

/**
 * A migrated database of its own, copied from the template and dropped after the last test; to be
 * awaited at the top of a test file or of a `describe`.
 */
export async function freshDatabase({
  poolSize = 5,
  isEmpty = false,
}: FreshOptions = {}): Promise<FreshDatabase> {
  const server = inject('databaseServer');
  const template = isEmpty ? `template0 encoding 'UTF8'` : inject('databaseTemplate');
  const name = `verbena_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, (admin) => admin.query(`create database ${name} template ${template}`));
  const connectionString = withDatabase(server, name);
  // A thousand at once wait for a handful of connections, on a busy machine longer than people would.
  const database = openDatabase({ connectionString, poolSize, turnWithinMs: 240_000 });
  afterAll(async () => {
    await database.destroy();
    await dropDatabase(server, name);
  });
  return { database, connectionString };
}

/** The same database as the role that gateways have; undefined where the server has no such role. */
export function asGateway(connectionString: string): Database | undefined {
  const gateway = inject('databaseGateway');
  const name = /\/(verbena_test_\w+)/.exec(connectionString)?.[1];
  if (!gateway || !name) return undefined;
  const database = openDatabase({ connectionString: withDatabase(gateway, name), poolSize: 2 });
  afterAll(() => database.destroy());
  return database;
}
