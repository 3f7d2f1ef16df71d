import { randomBytes } from 'node:crypto';
import { longestPicture } from '#contract/picture.ts';
import { done, type Outcome, refuse } from '#server/answer.ts';
import { inTransaction } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { FilesFullError } from '#server/ports/files/files.ts';
import { filesOf, nameOf } from './files-of.ts';
import {
  type Redrawing,
  type Redrawn,
  type RedrawRefusal,
  redrawPicture,
} from './redraw-picture.ts';
import { countUploadsOfDay, insertUpload, lockUploads } from './store.ts';

export interface PictureAsked extends Redrawing {
  /** The player it belongs to. */
  owner: string;
  /** Such as `avatar`. */
  purpose: string;
}

export type PictureStored = Outcome<
  { id: string; width: number; height: number },
  RedrawRefusal | 'upload.too-large' | 'upload.too-many' | 'system.unavailable'
>;

type Room = Pick<House, 'database' | 'settings'>;

/** Keeps a PNG or JPG under a name that nobody can guess, for its owner only. */
export async function storePicture(
  { database, settings }: Room,
  bytes: Buffer,
  asked: PictureAsked,
): Promise<PictureStored> {
  if (bytes.byteLength > longestPicture) return refuse('upload.too-large');
  // Looked at once before the work, and once more when it counts.
  if ((await countUploadsOfDay(database, asked.owner)) >= mostPicturesADay) {
    return refuse('upload.too-many');
  }
  const redrawn = await redrawPicture(bytes, asked);
  if (!redrawn.done) return redrawn;
  return keep({ database, settings }, redrawn.value, asked);
}

/** A player has one face and a few proofs; the rest would fill the disk. */
export const mostPicturesADay = 40;

async function keep(
  { database, settings }: Room,
  { bytes, mediaType, width, height }: Redrawn,
  { owner, purpose }: PictureAsked,
): Promise<PictureStored> {
  const files = filesOf(settings);
  const id = randomBytes(16).toString('hex');
  const name = nameOf(id, mediaType);
  try {
    // The file first: a row must never name one that is not there.
    await files.put(name, bytes);
    const outcome = await inTransaction<PictureStored>(database, async (transaction) => {
      await lockUploads(transaction, owner);
      if ((await countUploadsOfDay(transaction, owner)) >= mostPicturesADay) {
        return refuse('upload.too-many');
      }
      const byteLength = bytes.byteLength;
      await insertUpload(transaction, { id, owner, purpose, mediaType, byteLength, width, height });
      return done({ id, width, height });
    });
    if (!outcome.done) await files.remove(name);
    return outcome;
  } catch (cause) {
    await files.remove(name).catch(() => undefined);
    if (cause instanceof FilesFullError) return refuse('system.unavailable');
    throw cause;
  }
}
