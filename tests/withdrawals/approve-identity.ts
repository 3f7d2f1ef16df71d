import type { Database } from '#server/db/open.ts';
import { lockDetails } from '#server/identity-documents/locked-details.ts';
import type { AppContext } from '#server/kernel/app-context.ts';

interface Known {
  database: Database;
  vault: AppContext['vault'];
}

/** A case that was looked at and accepted, for tests of what comes after it. */
export async function approveIdentity(
  { database, vault }: Known,
  playerId: string,
  fullName: string,
): Promise<void> {
  const at = new Date(0);
  const details = { fullName, idNumber: '1020300000', birthday: '1990-02-28' };
  await database
    .insertInto('kyc_case')
    .values({
      player_id: playerId,
      status: 'approved',
      document_kind: 'passport',
      locked_details: lockDetails({ vault }, playerId, details),
      id_hint: '0000',
      begun_at: at,
      submitted_at: at,
      decided_at: at,
      decided_by: 'a test',
      reason: null,
    })
    .execute();
}
