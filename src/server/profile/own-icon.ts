import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { changeIcon, ownIcon } from '#contract/profile.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readPicture, removePicture } from '#server/uploads/read-picture.ts';
import { storePicture } from '#server/uploads/store-picture.ts';
import { lockProfile, selectProfile, updateProfile } from './store.ts';

/** Large enough for the sharpest phone's largest coin. */
const side = 320;
/** A camera's 50 megapixels and a little. */
const maxPixels = 64_000_000;

export async function readIcon(
  app: AppContext,
  player: Player,
): Promise<Done<AnswerOf<typeof ownIcon>>> {
  const { avatar_upload_id: id } = await selectProfile(app.database, player.id);
  const found = id === null ? null : await readPicture(app, { id, owner: player.id });
  if (!found?.done) return done({ picture: null });
  const { bytes, mediaType } = found.value;
  return done({ picture: `data:${mediaType};base64,${bytes.toString('base64')}` });
}

export async function changeOwnIcon(
  app: AppContext,
  { picture }: RequestOf<typeof changeIcon>,
  player: Player,
): Promise<Outcome<object, (typeof changeIcon)['refuses'][number] | 'system.unavailable'>> {
  const stored = await storePicture(app, Buffer.from(picture), {
    owner: player.id,
    purpose: 'avatar',
    maxPixels,
    longestSide: side,
    isSquare: true,
  });
  if (!stored.done) return stored;
  await replaceIcon(app, player, stored.value.id);
  return done({});
}

export async function removeOwnIcon(app: AppContext, player: Player): Promise<Done<object>> {
  await replaceIcon(app, player, null);
  return done({});
}

async function replaceIcon(app: AppContext, player: Player, id: string | null): Promise<void> {
  const before = await inTransaction(app.database, async (transaction) => {
    const { avatar_upload_id: old } = await lockProfile(transaction, player.id);
    await updateProfile(transaction, player.id, { avatar_upload_id: id });
    return done(old);
  });
  if (before.done && before.value) {
    await removePicture(app, { id: before.value, owner: player.id });
  }
}
