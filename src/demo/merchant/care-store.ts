import type { Transaction } from '#server/db/open.ts';
import type { LockedProfile } from '#server/identity-documents/profile-fields.ts';

export async function insertChosen(
  transaction: Transaction,
  accounts: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('protection')
    .columns(['player_id', 'chosen_at'])
    .expression((query) =>
      query
        .selectFrom('player')
        .select((row) => ['id', row.val(now).as('chosen_at')])
        .where('account', 'in', [...accounts]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Only where the account has no papers at all: what was tried with it stays. */
export async function insertKnown(
  transaction: Transaction,
  known: {
    account: string;
    lock: (playerId: string) => string;
    numberHash: string;
    idHint: string;
    now: Date;
  },
): Promise<void> {
  const player = await transaction
    .selectFrom('player')
    .leftJoin('kyc_case', 'kyc_case.player_id', 'player.id')
    .select(['player.id', 'kyc_case.id as caseId'])
    .where('account', '=', known.account)
    .executeTakeFirst();
  if (!player || player.caseId !== null) return;
  await transaction
    .insertInto('kyc_case')
    .values({
      player_id: player.id,
      status: 'approved',
      document_kind: 'identity-card',
      locked_details: known.lock(player.id),
      number_hash: known.numberHash,
      id_hint: known.idHint,
      begun_at: known.now,
      submitted_at: known.now,
      decided_at: known.now,
      decided_by: 'operator:demo',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Papers say one name only: what stands on file already stays. */
export async function insertMissingName(
  transaction: Transaction,
  account: string,
  lock: (playerId: string) => LockedProfile,
): Promise<void> {
  const player = await transaction
    .selectFrom('player')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirst();
  if (!player) return;
  const locked = lock(player.id);
  await transaction
    .insertInto('profile')
    .values({ player_id: player.id, ...locked })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet(locked)
        .where('profile.locked_full_name', 'is', null)
        .where('profile.locked_payee_name', 'is', null),
    )
    .execute();
}
