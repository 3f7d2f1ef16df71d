import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { readPicture } from '#server/uploads/read-picture.ts';
import { type ApplicationRow, lockApplication, selectPictures } from './activity-store.ts';

interface Looked {
  application: ApplicationRow;
  pictures: { place: number; bytes: Buffer; mediaType: string }[];
}

/** That somebody looked is written down before anything is shown. */
export async function lookAtApplication(
  app: Pick<AppContext, 'database' | 'settings'>,
  id: string,
  actor: Actor,
): Promise<Outcome<Looked, 'activity.unknown'>> {
  type Found = Outcome<ApplicationRow, 'activity.unknown'>;
  const found = await inTransaction<Found>(app.database, async (transaction) => {
    const application = await lockApplication(transaction, id);
    if (!application) return refuse('activity.unknown');
    await writeAudit(transaction, actor, 'activity.look', `application:${id}`, {});
    return done(application);
  });
  if (!found.done) return found;
  const application = found.value;
  const { player_id: owner, activity } = application;
  const of = { playerId: owner, activity, applicationId: id };
  const pictures: Looked['pictures'] = [];
  for (const { place, uploadId } of await selectPictures(app.database, of)) {
    const read = await readPicture(app, { id: uploadId, owner });
    if (read.done) pictures.push({ place, ...read.value });
  }
  return done({ application, pictures });
}
