import { randomBytes } from 'node:crypto';
import type { RequestOf } from '#contract/call.ts';
import type { addKycPicture, OwnKyc } from '#contract/kyc.ts';
import { longestPicture } from '#contract/picture.ts';
import { inTransaction } from '#server/db/open.ts';
import { findLatestCase } from '#server/identity-documents/latest-case.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { FilesFullError } from '#server/ports/files/files.ts';
import { countPicture } from '#server/uploads/count-picture.ts';
import { type Redrawn, redrawPicture } from '#server/uploads/redraw-picture.ts';
import { putLocked, removeLocked } from './locked-files.ts';
import { readOwnKyc } from './read-own-kyc.ts';
import { countPictures, insertKycEvent, lockPapers, replaceDocument } from './store.ts';

type Refusal = (typeof addKycPicture)['refuses'][number];
type PictureContext = Pick<AppContext, 'database' | 'clock' | 'settings' | 'vault' | 'scope'>;

/** A camera's 50 megapixels and a little. */
const maxPixels = 64_000_000;
/** Small print stays readable. */
const longestSide = 2_400;
/** Three sides, and many a shaky hand. */
const mostPicturesADay = 24;

export async function addOwnPicture(
  app: PictureContext,
  playerId: string,
  { picture, side }: RequestOf<typeof addKycPicture>,
): Promise<Outcome<OwnKyc, Refusal | 'system.unavailable'>> {
  const bytes = Buffer.from(picture);
  if (bytes.byteLength > longestPicture) return refuse('upload.too-large');
  // Looked at before the work, and once more when it counts.
  const early = await whyNot(app, playerId);
  if (early) return refuse(early);
  const isCounted = await countPicture(app, { owner: playerId, of: 'papers' });
  if (!isCounted) return refuse('upload.too-many');
  const redrawn = await redrawPicture(bytes, { maxPixels, longestSide });
  if (!redrawn.done) return redrawn;
  const kept = await keep(app, playerId, side, redrawn.value);
  return kept.done ? readOwnKyc(app, playerId) : kept;
}

async function whyNot(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  playerId: string,
): Promise<Refusal | null> {
  const latest = await findLatestCase(database, playerId);
  if (latest?.status === 'approved') return 'kyc.approved';
  if (latest?.status === 'pending') return 'kyc.pending';
  if (latest?.status !== 'draft') return 'kyc.missing';
  const yesterday = new Date(clock.now().getTime() - 24 * 60 * 60_000);
  const isTooMany = (await countPictures(database, playerId, yesterday)) >= mostPicturesADay;
  return isTooMany ? 'upload.too-many' : null;
}

async function keep(
  app: PictureContext,
  playerId: string,
  side: RequestOf<typeof addKycPicture>['side'],
  { bytes, mediaType }: Redrawn,
): Promise<Outcome<string | null, Refusal | 'system.unavailable'>> {
  const id = randomBytes(16).toString('hex');
  try {
    // The file first: a row must never name one that is not there.
    await putLocked(app, id, bytes);
    const kept = await inTransaction<Outcome<string | null, Refusal>>(
      app.database,
      async (transaction) => {
        await lockPapers(transaction, playerId);
        const reason = await whyNot({ database: transaction, clock: app.clock }, playerId);
        if (reason) return refuse(reason);
        const latest = await findLatestCase(transaction, playerId);
        if (!latest) return refuse('kyc.missing');
        const now = app.clock.now();
        const caseId = latest.id;
        const before = await replaceDocument(transaction, {
          id,
          caseId,
          playerId,
          side,
          mediaType,
          now,
        });
        const actor = `player:${playerId}`;
        await insertKycEvent(transaction, { caseId, playerId, kind: 'picture', actor, now });
        return done(before);
      },
    );
    const gone = kept.done ? kept.value : id;
    if (gone) await removeLocked(app, gone);
    return kept;
  } catch (cause) {
    await removeLocked(app, id).catch(() => undefined);
    if (cause instanceof FilesFullError) return refuse('system.unavailable');
    throw cause;
  }
}
