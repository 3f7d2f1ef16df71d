import type { applyActivity as ApplyCall, addActivityPicture } from '#contract/activities.ts';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { removePicture } from '#server/uploads/read-picture.ts';
import { storePicture } from '#server/uploads/store-picture.ts';
import {
  attachPictures,
  dropPictures,
  insertApplication,
  putPicture,
  selectOwnApplications,
} from './activity-store.ts';
import { mayApply } from './may-apply.ts';

type Added = Outcome<
  AnswerOf<typeof addActivityPicture>,
  (typeof addActivityPicture)['refuses'][number] | 'system.unavailable'
>;

const maxPixels = 64_000_000;
const longestSide = 2_000;

/** Looked at before it is unpacked, and again before it is kept: a picture costs what it may. */
export async function addPicture(
  app: AppContext,
  { activityId, place, picture }: RequestOf<typeof addActivityPicture>,
  player: Player,
): Promise<Added> {
  const asked = { code: activityId, playerId: player.id, now: app.clock.now() };
  const may = await inTransaction(app.database, (transaction) => mayApply(transaction, asked));
  if (!may.done) return may;
  const stored = await storePicture(app, Buffer.from(picture), {
    owner: player.id,
    purpose: 'activity',
    maxPixels,
    longestSide,
  });
  if (!stored.done) return stored;
  const uploadId = stored.value.id;
  let replaced: string | undefined;
  const outcome = await inTransaction<Added>(app.database, async (transaction) => {
    const still = await mayApply(transaction, asked);
    if (!still.done) return still;
    const activity = still.value.code;
    replaced = await putPicture(transaction, { playerId: player.id, activity, place, uploadId });
    return done({ place });
  });
  const useless = outcome.done ? replaced : uploadId;
  if (useless !== undefined) await removePicture(app, { id: useless, owner: player.id });
  return outcome;
}

type Applied = Outcome<AnswerOf<typeof ApplyCall>, (typeof ApplyCall)['refuses'][number]>;

/** A lost answer costs nothing: the same application sent again is answered as the first one was. */
export async function applyActivity(
  app: AppContext,
  { activityId, comment, pictures }: RequestOf<typeof ApplyCall>,
  player: Player,
): Promise<Applied> {
  let useless: string[] = [];
  const outcome = await inTransaction<Applied>(app.database, async (transaction) => {
    const now = app.clock.now();
    const may = await mayApply(transaction, { code: activityId, playerId: player.id, now });
    if (!may.done) {
      if (may.code !== 'activity.open') return may;
      const [last] = await selectOwnApplications(transaction, player.id, activityId);
      const isSame = last?.state === 'Applying' && last.comment === comment;
      return isSame ? done({ status: 'Applying' as const }) : refuse('activity.open');
    }
    const of = { playerId: player.id, activity: may.value.code };
    useless = await dropPictures(transaction, { ...of, above: pictures });
    const applicationId = await insertApplication(transaction, { ...of, comment, now });
    await attachPictures(transaction, { ...of, applicationId });
    return done({ status: 'Applying' as const });
  });
  if (outcome.done) {
    for (const id of useless) await removePicture(app, { id, owner: player.id });
  }
  return outcome;
}
