import { inject } from 'vitest';
import { withDatabase } from '#server/commands/command-database.ts';
import { findRunning } from '#server/db/embedded/open-embedded.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings/read-settings.ts';

export interface Place {
  address: string;
  dataFolder: string;
  browserEndpoint: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    places: Place[];
    seededFolder: string;
  }
}

/** The site and the browser of whoever walks here; the neighbour, who walks meanwhile, has others. */
export const place = ownPlace();

/** Looks or writes behind the site's back: what no screen shows, and what would take days to happen. */
export async function inDatabase<Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  opened ??= openOwn();
  return work(await opened);
}

/** What only the owner of the tables may do, such as moving a time that the gateway has promised. */
export async function asOwner<Result>(work: (database: Database) => Promise<Result>) {
  const running = await findRunning(place.dataFolder);
  if (!running) throw new Error('The site of these walks does not run.');
  const database = openDatabase({
    connectionString: running.connectionString,
    poolSize: 1,
    statementTimeoutMs: 0,
  });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** The same for a site that a walk may have started for itself. */
export function inDatabaseOf<Result>(
  dataFolder: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (dataFolder === place.dataFolder) return inDatabase(work);
  return withDatabase(readSettings({ DATA_DIR: dataFolder }), work);
}

/** Once for all walks here, whose site runs as long as they do: a command opens its own, and compares the schema. */
let opened: Promise<Database> | undefined;

async function openOwn(): Promise<Database> {
  const running = await findRunning(place.dataFolder);
  if (!running) throw new Error('The site of these walks does not run.');
  const { gatewayConnectionString: connectionString } = running;
  return openDatabase({ connectionString, poolSize: 2, statementTimeoutMs: 0 });
}

function ownPlace(): Place {
  // Numbered from one, and never held by two files at once.
  const own = inject('places')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!own) throw new Error('More files walk at once than there are places.');
  return own;
}
