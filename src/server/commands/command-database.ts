import { addressesOf, type DatabaseAddresses, migrateAs } from '#server/db/addresses.ts';
import type { Embedded } from '#server/db/embedded/open-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import type { Settings } from '#server/settings/settings.ts';

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'dataFolder'>;

/**
 * Hands a command the database that the gateway works on: the given one, or the embedded one, which
 * is started for the command where no gateway keeps it running.
 */
export function withDatabase<Result>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withAddresses(settings, async ({ connectionString, ownerConnectionString }) => {
    if (ownerConnectionString !== undefined) await migrateAs(ownerConnectionString);
    // What a command does may take longer than any call is given.
    const database = openDatabase({ connectionString, poolSize: 2, statementTimeoutMs: 0 });
    try {
      await migrate(database);
      return await work(database);
    } finally {
      await database.destroy();
    }
  });
}

async function withAddresses<Result>(
  settings: DatabaseSettings,
  work: (addresses: DatabaseAddresses) => Promise<Result>,
): Promise<Result> {
  const given = addressesOf(settings);
  if (given) return work(given);
  const { findRunning, openEmbedded } = await import('#server/db/embedded/open-embedded.ts');
  const running = await findRunning(settings.dataFolder);
  if (running) return work(asRoles(running));
  const embedded = await openEmbedded(settings.dataFolder);
  try {
    return await work(asRoles(embedded));
  } finally {
    await embedded.stop();
  }
}

function asRoles(
  addresses: Pick<Embedded, 'connectionString' | 'gatewayConnectionString'>,
): DatabaseAddresses {
  return {
    connectionString: addresses.gatewayConnectionString,
    ownerConnectionString: addresses.connectionString,
  };
}
