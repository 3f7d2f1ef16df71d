import { sql } from 'kysely';
import type { DocumentKind, DocumentSide, KycReason } from '#contract/kyc-rules.ts';
import type { Database, Transaction } from '#server/db/open.ts';

/** Two calls of one player's, one after the other. */
export async function lockPapers(transaction: Transaction, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${papersLock}, hashtext(${playerId}))`.execute(
    transaction,
  );
}

// "kycp" in ASCII, as one number: any would do that nobody else takes.
const papersLock = 0x6b796370;

interface NewCase {
  playerId: string;
  documentKind: DocumentKind;
  lockedDetails: string;
  numberHash: string;
  idHint: string;
  now: Date;
}

export async function insertCase(transaction: Transaction, one: NewCase): Promise<string> {
  const { id } = await transaction
    .insertInto('kyc_case')
    .values({
      player_id: one.playerId,
      document_kind: one.documentKind,
      locked_details: one.lockedDetails,
      number_hash: one.numberHash,
      id_hint: one.idHint,
      begun_at: one.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDraft(
  transaction: Transaction,
  id: string,
  one: Omit<NewCase, 'playerId' | 'now'>,
): Promise<void> {
  await transaction
    .updateTable('kyc_case')
    .set({
      document_kind: one.documentKind,
      locked_details: one.lockedDetails,
      number_hash: one.numberHash,
      id_hint: one.idHint,
    })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute();
}

export async function setSubmitted(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('kyc_case')
    .set({ status: 'pending', submitted_at: now })
    .where('id', '=', id)
    .execute();
}

export interface Decision {
  actor: string;
  now: Date;
  /** Null approves. */
  reason: KycReason | null;
}

/** Answers false where it is not waiting for a decision. */
export async function setDecided(
  transaction: Transaction,
  id: string,
  { actor, now, reason }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('kyc_case')
    .set({
      status: reason === null ? 'approved' : 'refused',
      decided_at: now,
      decided_by: actor,
      reason,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export function selectDocuments(database: Database, caseId: string) {
  return database
    .selectFrom('kyc_document')
    .select(['id', 'side', 'media_type as mediaType', 'player_id as playerId'])
    .where('case_id', '=', caseId)
    .orderBy('side')
    .execute();
}

/** Answers the picture that this one takes the place of. */
export async function replaceDocument(
  transaction: Transaction,
  one: {
    id: string;
    caseId: string;
    playerId: string;
    side: DocumentSide;
    mediaType: 'image/png' | 'image/jpeg';
    now: Date;
  },
): Promise<string | null> {
  const before = await transaction
    .deleteFrom('kyc_document')
    .where('case_id', '=', one.caseId)
    .where('side', '=', one.side)
    .returning('id')
    .executeTakeFirst();
  await transaction
    .insertInto('kyc_document')
    .values({
      id: one.id,
      case_id: one.caseId,
      player_id: one.playerId,
      side: one.side,
      media_type: one.mediaType,
      taken_at: one.now,
    })
    .execute();
  return before?.id ?? null;
}

export async function insertKycEvent(
  transaction: Transaction,
  event: {
    caseId: string;
    playerId: string;
    kind: 'begun' | 'picture' | 'submitted' | 'approved' | 'refused';
    actor: string;
    now: Date;
    reason?: KycReason | null;
  },
): Promise<void> {
  await transaction
    .insertInto('kyc_event')
    .values({
      case_id: event.caseId,
      player_id: event.playerId,
      kind: event.kind,
      actor: event.actor,
      happened_at: event.now,
      reason: event.reason ?? null,
    })
    .execute();
}

export function selectKycEvents(database: Database, playerId: string) {
  return database
    .selectFrom('kyc_event')
    .select(['kind', 'happened_at as at', 'reason'])
    .where('player_id', '=', playerId)
    .where('kind', '!=', 'picture')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

/** Pictures of papers that a player sent since then. */
export async function countPictures(
  database: Database,
  playerId: string,
  since: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('kyc_event')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('kind', '=', 'picture')
    .where('happened_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
