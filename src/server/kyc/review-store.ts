import type { Database, Transaction } from '#server/db/open.ts';

export type HandedIn = 'pending' | 'approved' | 'refused';
export const handedIn = ['pending', 'approved', 'refused'] as const;

function rows(database: Database) {
  return database
    .selectFrom('kyc_case')
    .innerJoin('player', 'player.id', 'kyc_case.player_id')
    .select([
      'kyc_case.id',
      'kyc_case.status',
      'kyc_case.player_id as playerId',
      'player.account',
      'kyc_case.document_kind as documentKind',
      'kyc_case.locked_details as lockedDetails',
      'kyc_case.number_hash as numberHash',
      'kyc_case.id_hint as idHint',
      'kyc_case.submitted_at as submittedAt',
      'kyc_case.decided_at as decidedAt',
      'kyc_case.decided_by as decidedBy',
      'kyc_case.reason',
    ])
    .where('kyc_case.status', 'in', handedIn);
}

export type HandedInCase = Awaited<ReturnType<typeof selectHandedIn>>[number];

interface QueueFilter {
  status: HandedIn;
  after: string | undefined;
  atMost: number;
}

export function selectHandedIn(database: Database, { status, after, atMost }: QueueFilter) {
  return rows(database)
    .where('kyc_case.status', '=', status)
    .$if(after !== undefined, (query) => query.where('kyc_case.id', '>', after ?? ''))
    .orderBy('kyc_case.id')
    .limit(atMost)
    .execute();
}

export function selectOneHandedIn(
  database: Database,
  id: string,
): Promise<HandedInCase | undefined> {
  return rows(database).where('kyc_case.id', '=', id).executeTakeFirst();
}

/** A second operator who decides the same case waits here, and then sees the first one's decision. */
export async function lockHandedIn(
  transaction: Transaction,
  id: string,
): Promise<HandedInCase | undefined> {
  await transaction.selectFrom('kyc_case').select('id').where('id', '=', id).forUpdate().execute();
  return selectOneHandedIn(transaction, id);
}

/** Other players' cases whose papers bear the same number. */
export function selectSameNumber(
  database: Database,
  { numberHash, playerId }: { numberHash: string; playerId: string },
) {
  return rows(database)
    .where('kyc_case.number_hash', '=', numberHash)
    .where('kyc_case.player_id', '<>', playerId)
    .orderBy('kyc_case.id')
    .execute();
}

export async function writeNumberHash(
  database: Database,
  id: string,
  numberHash: string,
): Promise<void> {
  await database
    .updateTable('kyc_case')
    .set({ number_hash: numberHash })
    .where('id', '=', id)
    .execute();
}
