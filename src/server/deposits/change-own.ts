import type { AnswerOf, RequestOf } from '#contract/call.ts';
import {
  type cancelDeposit,
  type Deposit,
  mostProofs,
  type proveDeposit,
  type readDepositProof,
} from '#contract/deposits.ts';
import type { Language } from '#contract/languages.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readPicture, removePicture } from '#server/uploads/read-picture.ts';
import { storePicture } from '#server/uploads/store-picture.ts';
import { applyReportAndNotify } from './apply-report.ts';
import { viewDeposit } from './read-deposits.ts';
import { insertProof, lockDeposit, selectOwnDeposit, selectProofs } from './store.ts';

type Cancel = typeof cancelDeposit;
type Prove = typeof proveDeposit;

/** What was not paid yet. Money that comes all the same is the player's, or goes back. */
export async function cancelOwn(
  app: AppContext,
  { depositId, language }: RequestOf<Cancel> & { language: Language },
  player: Player,
): Promise<Outcome<Deposit, Cancel['refuses'][number]>> {
  const found = await selectOwnDeposit(app.database, player.id, depositId);
  if (!found) return refuse('deposit.unknown');
  type Cancelled = Outcome<null, 'deposit.not-open'>;
  const cancelled = await inTransaction<Cancelled>(app.database, async (transaction) => {
    const deposit = await lockDeposit(transaction, depositId);
    const context = { actor: `player:${player.id}`, mayReopen: false };
    // Asked again by who lost the answer, it is still called off.
    if (deposit.state === 'cancelled') return done(null);
    const after = await applyReportAndNotify(
      app,
      transaction,
      deposit,
      { kind: 'cancelled' },
      context,
    );
    return after.state === 'cancelled' ? done(null) : refuse('deposit.not-open');
  });
  return cancelled.done ? done(await viewDeposit(app, depositId, language)) : cancelled;
}

/** A camera's 50 megapixels and a little. */
const maxPixels = 64_000_000;
/** A slip's small print is still read at that. */
const longestSide = 1_600;

export async function proveOwn(
  app: AppContext,
  { depositId, picture }: RequestOf<Prove>,
  player: Player,
): Promise<Outcome<AnswerOf<Prove>, Prove['refuses'][number] | 'system.unavailable'>> {
  const found = await selectOwnDeposit(app.database, player.id, depositId);
  if (!found) return refuse('deposit.unknown');
  const stored = await storePicture(app, Buffer.from(picture), {
    owner: player.id,
    purpose: 'deposit-proof',
    maxPixels,
    longestSide,
  });
  if (!stored.done) return stored;
  const uploadId = stored.value.id;
  type Proved = Outcome<AnswerOf<Prove>, 'deposit.not-open' | 'deposit.too-many-proofs'>;
  const proved = await inTransaction<Proved>(app.database, async (transaction) => {
    const deposit = await lockDeposit(transaction, depositId);
    const isOpen = deposit.state === 'waiting' || deposit.state === 'review';
    if (deposit.kind !== 'bank' || !isOpen) return refuse('deposit.not-open');
    const proofs = await selectProofs(transaction, depositId);
    if (proofs.length >= mostProofs) return refuse('deposit.too-many-proofs');
    const ordinal = proofs.length + 1;
    await insertProof(transaction, { depositId, ordinal, uploadId });
    const context = { actor: `player:${player.id}`, mayReopen: false };
    await applyReportAndNotify(app, transaction, deposit, { kind: 'proof' }, context);
    return done({ proofs: ordinal });
  });
  if (!proved.done) await removePicture(app, { id: uploadId, owner: player.id });
  return proved;
}

export async function readProof(
  app: AppContext,
  { depositId, ordinal }: RequestOf<typeof readDepositProof>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof readDepositProof>, 'deposit.unknown'>> {
  const found = await selectOwnDeposit(app.database, player.id, depositId);
  const id = found && (await selectProofs(app.database, depositId))[ordinal - 1];
  if (id === undefined) return refuse('deposit.unknown');
  const read = await readPicture(app, { id, owner: player.id });
  if (!read.done) return refuse('deposit.unknown');
  const { bytes, mediaType } = read.value;
  return done({ picture: `data:${mediaType};base64,${bytes.toString('base64')}` });
}
