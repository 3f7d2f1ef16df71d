import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

export type MediaType = 'image/png' | 'image/jpeg';

export interface NewUpload {
  id: string;
  owner: string;
  purpose: string;
  mediaType: MediaType;
  byteLength: number;
  width: number;
  height: number;
}

/** Two pictures of one player at once: the second waits here, and then counts the first. */
export async function lockUploads(transaction: Transaction, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${uploadLock}, hashtext(${owner}))`.execute(transaction);
}

// "uplo" in ASCII, as one number: any would do that nobody else takes.
const uploadLock = 0x75706c6f;

export async function countUploadsOfDay(database: Database, owner: string): Promise<number> {
  const { count } = await database
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', owner)
    .where('created_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertUpload(transaction: Transaction, upload: NewUpload): Promise<void> {
  await transaction
    .insertInto('upload')
    .values({
      id: upload.id,
      player_id: upload.owner,
      purpose: upload.purpose,
      media_type: upload.mediaType,
      byte_length: upload.byteLength,
      width: upload.width,
      height: upload.height,
    })
    .execute();
}

/** Whoever it does not belong to finds nothing. */
export async function selectUpload(
  database: Database,
  { id, owner }: { id: string; owner: string },
): Promise<{ mediaType: MediaType } | undefined> {
  return database
    .selectFrom('upload')
    .select('media_type as mediaType')
    .where('id', '=', id)
    .where('player_id', '=', owner)
    .executeTakeFirst();
}

export async function deleteUpload(
  database: Database,
  { id, owner }: { id: string; owner: string },
): Promise<{ mediaType: MediaType } | undefined> {
  return database
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('player_id', '=', owner)
    .returning('media_type as mediaType')
    .executeTakeFirst();
}
