import { findRunning, openEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import type { Settings } from '#server/settings/settings.ts';

/**
 * Hands a command the database that the gateway works on: the given one, or the embedded one, which
 * is started for the command where no gateway keeps it running.
 */
export async function withDatabase<Result>(
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const running = settings.databaseUrl ?? (await findRunning(settings.dataFolder));
  if (running) return connected(running, work);
  const embedded = await openEmbedded(settings.dataFolder);
  try {
    return await connected(embedded.connectionString, work);
  } finally {
    await embedded.stop();
  }
}

async function connected<Result>(
  connectionString: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  // What a command does may take longer than any call is given.
  const database = openDatabase({ connectionString, poolSize: 2, statementTimeoutMs: 0 });
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.destroy();
  }
}
