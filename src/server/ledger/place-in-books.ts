import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

/** Where a transfer stands: numbers follow each other in the order in which a balance was locked. */
export interface PlaceInBooks {
  transferId: string;
  postedOn: string;
}

/** Of what was posted under a key; undefined where nothing was. */
export async function placeOfKey(
  database: Database,
  key: string,
): Promise<PlaceInBooks | undefined> {
  const { rows } = await sql<PlaceInBooks>`
    select transfer_id as "transferId", posted_on::text as "postedOn"
    from ledger_key where key = ${key}`.execute(database);
  return rows[0];
}
