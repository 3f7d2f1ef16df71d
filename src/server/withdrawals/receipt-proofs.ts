import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { receiptProof } from '#contract/withdrawal-review.ts';
import { type addReceiptProof, proofOfReceiptAtMost } from '#contract/withdrawals.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { readPicture, removePicture } from '#server/uploads/read-picture.ts';
import { storePicture } from '#server/uploads/store-picture.ts';
import { insertProof, lockWithdrawal, selectOwn, selectProofs, selectWithdrawal } from './store.ts';

type Added = Outcome<
  AnswerOf<typeof addReceiptProof>,
  (typeof addReceiptProof)['refuses'][number] | 'system.unavailable'
>;

const maxPixels = 64_000_000;
const longestSide = 2_000;

/** A bank's screen, to show what came: for as long as the dispute is open. */
export async function addProof(
  app: AppContext,
  { id, picture }: RequestOf<typeof addReceiptProof>,
  player: Player,
): Promise<Added> {
  const row = await selectOwn(app.database, player.id, id);
  if (!row) return refuse('withdrawal.unknown');
  if (row.state !== 'disputed') return refuse('withdrawal.not-now');
  const stored = await storePicture(app, Buffer.from(picture), {
    owner: player.id,
    purpose: 'receipt',
    maxPixels,
    longestSide,
  });
  if (!stored.done) return stored;
  const uploadId = stored.value.id;
  const outcome = await inTransaction<Added>(app.database, async (transaction) => {
    const locked = await lockWithdrawal(transaction, id);
    if (locked?.state !== 'disputed') return refuse('withdrawal.not-now');
    const proofs = await selectProofs(transaction, id);
    if (proofs.length >= proofOfReceiptAtMost) return refuse('withdrawal.enough-proofs');
    await insertProof(transaction, { id, playerId: player.id, uploadId });
    return done({ count: proofs.length + 1 });
  });
  if (!outcome.done) await removePicture(app, { id: uploadId, owner: player.id });
  return outcome;
}

type Read = Outcome<AnswerOf<typeof receiptProof>, (typeof receiptProof)['refuses'][number]>;

/** For who settles the dispute; that it was looked at is written down before it is shown. */
export async function readProof(
  app: AppContext,
  { id, proof }: RequestOf<typeof receiptProof>,
  actor: Actor,
): Promise<Read> {
  const row = await selectWithdrawal(app.database, id);
  if (!row) return refuse('withdrawal.unknown');
  const proofs = await selectProofs(app.database, id);
  if (!proofs.includes(proof)) return refuse('upload.unknown');
  const picture = await readPicture(app, { id: proof, owner: row.playerId });
  if (!picture.done) return picture;
  return inTransaction<Read>(app.database, async (transaction) => {
    const detail = { picture: String(proofs.indexOf(proof) + 1) };
    await writeAudit(transaction, actor, 'withdrawal.picture', `withdrawal:${id}`, detail);
    const { bytes, mediaType } = picture.value;
    return done({ picture: `data:${mediaType};base64,${bytes.toString('base64')}` });
  });
}
