import { inject } from 'vitest';
import { withDatabase } from '#server/commands/command-database.ts';
import type { Database } from '#server/db/open.ts';
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
export function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  return withDatabase(readSettings({ DATA_DIR: place.dataFolder }), work);
}

function ownPlace(): Place {
  // Numbered from one, and never held by two files at once.
  const own = inject('places')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!own) throw new Error('More files walk at once than there are places.');
  return own;
}
