import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { filesOf, nameOf } from './files-of.ts';
import { deleteUpload, type MediaType, selectUpload } from './store.ts';

export interface OwnPicture {
  id: string;
  /** Who is asking; of others' pictures nobody learns that there are any. */
  owner: string;
}

/** What it answers is private: callers send it on with no-store and nosniff. */
export async function readPicture(
  { database, settings }: Pick<AppContext, 'database' | 'settings'>,
  picture: OwnPicture,
): Promise<Outcome<{ bytes: Buffer; mediaType: MediaType }, 'upload.unknown'>> {
  const found = isId(picture.id) ? await selectUpload(database, picture) : undefined;
  if (!found) return refuse('upload.unknown');
  const bytes = await filesOf(settings).get(nameOf(picture.id, found.mediaType));
  return bytes ? done({ bytes, mediaType: found.mediaType }) : refuse('upload.unknown');
}

/** For the one that another has replaced. */
export async function removePicture(
  { database, settings }: Pick<AppContext, 'database' | 'settings'>,
  picture: OwnPicture,
): Promise<Outcome<null, 'upload.unknown'>> {
  const gone = isId(picture.id) ? await deleteUpload(database, picture) : undefined;
  if (!gone) return refuse('upload.unknown');
  // Should this fail, a file stays that no row names any more: room lost, and nothing shown.
  await filesOf(settings).remove(nameOf(picture.id, gone.mediaType));
  return done(null);
}

function isId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
