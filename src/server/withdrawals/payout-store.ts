import type { Database, Transaction } from '#server/db/open.ts';

export function selectMethods(database: Database) {
  return database
    .selectFrom('payout_method')
    .select([
      'code',
      'kind',
      'name',
      'number_kind as number',
      'minimum',
      'maximum',
      'fee_fixed as feeFixed',
      'fee_basis_points as feeBasisPoints',
    ])
    .where('enabled', '=', true)
    .orderBy('place')
    .orderBy('code')
    .execute();
}

/** The ones on the list; what was taken off stays for what is under way to it. */
export function selectAccounts(database: Database, playerId: string) {
  return accountsOf(database)
    .where('account.player_id', '=', playerId)
    .where('account.removed_at', 'is', null)
    .orderBy('account.id')
    .execute();
}

export type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number];

/** For the operator who pays: also one that was removed since. */
export function selectAnyAccount(database: Database, id: string): Promise<AccountRow | undefined> {
  return accountsOf(database).where('account.id', '=', id).executeTakeFirst();
}

function accountsOf(database: Database) {
  return database
    .selectFrom('payout_account as account')
    .innerJoin('payout_method as method', 'method.code', 'account.method_code')
    .select([
      'account.id',
      'account.method_code as method',
      'method.kind',
      'method.name',
      'method.enabled',
      'method.minimum',
      'method.maximum',
      'method.fee_fixed as feeFixed',
      'method.fee_basis_points as feeBasisPoints',
      'account.locked_number as lockedNumber',
      'account.hint',
      'account.holder',
      'account.usable_from as usableFrom',
    ]);
}

interface NewAccount {
  playerId: string;
  method: string;
  hint: string;
  holder: string;
  addedAt: Date;
  usableFrom: Date;
}

export async function insertAccount(
  transaction: Transaction,
  { playerId, method, hint, holder, addedAt, usableFrom }: NewAccount,
): Promise<string> {
  const { id } = await transaction
    .insertInto('payout_account')
    .values({
      player_id: playerId,
      method_code: method,
      hint,
      holder,
      added_at: addedAt,
      usable_from: usableFrom,
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeNumber(
  transaction: Transaction,
  id: string,
  lockedNumber: string,
): Promise<void> {
  await transaction
    .updateTable('payout_account')
    .set({ locked_number: lockedNumber })
    .where('id', '=', id)
    .execute();
}

export async function markAccountRemoved(
  transaction: Transaction,
  playerId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const removed = await transaction
    .updateTable('payout_account')
    .set({ removed_at: now })
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
