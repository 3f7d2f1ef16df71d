import type { Database } from '#server/db/open.ts';

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

export async function insertUpload(database: Database, upload: NewUpload): Promise<void> {
  await database
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

/** Nothing for anybody but its owner. */
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
