import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

/** One database, as two of its roles. */
export interface DatabaseAddresses {
  /** Who works on the tables. */
  connectionString: string;
  /** Who owns the tables and migrates; undefined where that is the same role, or somebody else's work. */
  ownerConnectionString: string | undefined;
}

/** The database that the settings name, if they name one. */
export function addressesOf(settings: {
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
}): DatabaseAddresses | undefined {
  // With the owner's address alone, as a command that migrates may be given it, the owner does all.
  const connectionString = settings.databaseUrl ?? settings.databaseOwnerUrl;
  if (connectionString === undefined) return undefined;
  return { connectionString, ownerConnectionString: settings.databaseOwnerUrl };
}

/** Migrates on a connection of the owner's own, and lets go of it. */
export async function migrateAs(ownerConnectionString: string): Promise<string[]> {
  const database = openDatabase({ connectionString: ownerConnectionString, poolSize: 1 });
  try {
    return await migrate(database);
  } finally {
    await database.destroy();
  }
}
