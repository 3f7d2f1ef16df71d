import { randomBytes } from 'node:crypto';
import { longestPicture } from '#contract/picture.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { FilesFullError } from '#server/ports/files/files.ts';
import { countPicture } from './count-picture.ts';
import { filesOf, nameOf } from './files-of.ts';
import {
  type Redrawing,
  type Redrawn,
  type RedrawRefusal,
  redrawPicture,
} from './redraw-picture.ts';
import { insertUpload } from './store.ts';

export interface PictureAsked extends Redrawing {
  /** The player it belongs to. */
  owner: string;
  /** Such as `avatar`. */
  purpose: string;
}

export type PictureStored = Outcome<
  { id: string; width: number; height: number },
  RedrawRefusal | 'upload.too-large' | 'upload.too-many'
>;

type UploadContext = Pick<AppContext, 'database' | 'settings' | 'clock' | 'scope'>;

/** Keeps a PNG or JPG under a name that nobody can guess, for its owner only. */
export async function storePicture(
  app: UploadContext,
  bytes: Buffer,
  asked: PictureAsked,
): Promise<PictureStored> {
  if (bytes.byteLength > longestPicture) return refuse('upload.too-large');
  if (!(await countPicture(app, { owner: asked.owner, of: 'uploads' })))
    return refuse('upload.too-many');
  const redrawn = await redrawPicture(bytes, asked);
  if (!redrawn.done) return redrawn;
  return keep(app, redrawn.value, asked);
}

async function keep(
  { database, settings }: UploadContext,
  { bytes, mediaType, width, height }: Redrawn,
  { owner, purpose }: PictureAsked,
): Promise<PictureStored> {
  const files = filesOf(settings);
  const id = randomBytes(16).toString('hex');
  const name = nameOf(id, mediaType);
  try {
    // The file first: a row must never name one that is not there.
    await files.put(name, bytes);
    const byteLength = bytes.byteLength;
    await insertUpload(database, { id, owner, purpose, mediaType, byteLength, width, height });
    return done({ id, width, height });
  } catch (cause) {
    await files.remove(name).catch(() => undefined);
    if (cause instanceof FilesFullError) return refuse('system.unavailable');
    throw cause;
  }
}
