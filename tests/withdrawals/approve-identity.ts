import type { Database } from '#server/db/open.ts';

/** A case that was looked at and accepted, for tests of what comes after it. */
export async function approveIdentity(database: Database, playerId: string): Promise<void> {
  const at = new Date(0);
  await database
    .insertInto('kyc_case')
    .values({
      player_id: playerId,
      status: 'approved',
      document_kind: 'passport',
      locked_details: 'none',
      id_hint: '0000',
      begun_at: at,
      submitted_at: at,
      decided_at: at,
      decided_by: 'a test',
      reason: null,
    })
    .execute();
}
