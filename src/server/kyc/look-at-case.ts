import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { kycPapers, kycPicture, kycReviewList, ReviewedCase } from '#contract/kyc-review.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import {
  type Details,
  hashOfNumber,
  unlockDetails,
} from '#server/identity-documents/locked-details.ts';
import { type Done, done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { type Actor, writeAudit } from '#server/operator/audit.ts';
import { getLocked } from './locked-files.ts';
import {
  type HandedInCase,
  selectHandedIn,
  selectOneHandedIn,
  selectSameNumber,
  writeNumberHash,
} from './review-store.ts';
import { selectDocuments } from './store.ts';

type ReviewContext = Pick<AppContext, 'database' | 'settings' | 'vault'>;

const atOnce = 50;

export async function listCases(
  { database }: Pick<AppContext, 'database'>,
  { status, after }: RequestOf<typeof kycReviewList>,
): Promise<Done<AnswerOf<typeof kycReviewList>>> {
  const rows = await selectHandedIn(database, { status, after, atMost: atOnce + 1 });
  const list = rows.slice(0, atOnce);
  return done({
    list: await Promise.all(list.map((row) => shown(database, row))),
    next: rows.length > list.length ? (list.at(-1)?.id ?? null) : null,
  });
}

/** For who has just made sure that it is there. */
export async function viewCase(
  { database }: Pick<AppContext, 'database'>,
  id: string,
): Promise<ReviewedCase> {
  const row = await selectOneHandedIn(database, id);
  if (!row) throw new Error('A case is not there.');
  return shown(database, row);
}

type Papers = Outcome<AnswerOf<typeof kycPapers>, 'kyc.unknown'>;

/** Unlocked for an operator's eyes; that it was stands on record before anything is shown. */
export async function readPapers(
  { database, vault }: Pick<ReviewContext, 'database' | 'vault'>,
  { id }: RequestOf<typeof kycPapers>,
  actor: Actor,
): Promise<Papers> {
  const unlocked = await inTransaction<Outcome<Details, 'kyc.unknown'>>(
    database,
    async (transaction) => {
      const found = await selectOneHandedIn(transaction, id);
      if (!found) return refuse('kyc.unknown');
      const details = unlockDetails({ vault }, found.playerId, found.lockedDetails);
      if (found.numberHash === null) {
        await writeNumberHash(transaction, id, hashOfNumber({ vault }, details));
      }
      await writeAudit(transaction, actor, 'kyc.papers', `kyc:${id}`, {});
      return done(details);
    },
  );
  if (!unlocked.done) return unlocked;
  return done({ case: await viewCase({ database }, id), ...unlocked.value });
}

export interface CasePicture {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg';
}

type Picture = Outcome<CasePicture, (typeof kycPicture)['refuses'][number]>;

export async function readCasePicture(
  app: ReviewContext,
  { id, side }: RequestOf<typeof kycPicture>,
  actor: Actor,
): Promise<Picture> {
  return inTransaction<Picture>(app.database, async (transaction) => {
    if (!(await selectOneHandedIn(transaction, id))) return refuse('kyc.unknown');
    const documents = await selectDocuments(transaction, id);
    const document = documents.find((one) => one.side === side);
    const bytes = document && (await getLocked(app, document.id));
    if (!bytes) return refuse('upload.unknown');
    await writeAudit(transaction, actor, 'kyc.picture', `kyc:${id}`, { side });
    return done({ bytes, mediaType: document.mediaType });
  });
}

async function shown(database: Database, row: HandedInCase): Promise<ReviewedCase> {
  const { id, playerId, numberHash } = row;
  const documents = await selectDocuments(database, id);
  const same =
    numberHash === null ? [] : await selectSameNumber(database, { numberHash, playerId });
  return {
    id,
    status: statusOf(row),
    player: { id: playerId, account: row.account },
    documentKind: row.documentKind,
    idHint: row.idHint,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    reason: row.reason,
    sides: documents.map(({ side }) => side),
    sameNumber: same.map((other) => ({
      id: other.id,
      account: other.account,
      status: statusOf(other),
    })),
  };
}

function statusOf({ status }: HandedInCase): ReviewedCase['status'] {
  if (status === 'draft')
    throw new Error('A case that was not handed in is nobody else’s business.');
  return status;
}
