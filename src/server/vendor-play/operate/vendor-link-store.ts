import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

type Wallet = 'seamless' | 'transfer';

export interface LinkRow {
  wallet: Wallet;
  baseAddress: string;
  publicKey: string;
  isSandbox: boolean;
}

/**
 * Undefined where there is no such vendor; its link is null while it has none. Nobody moves money to or
 * from it until the transaction ends. A stake that is reported at this very moment does not wait, as a lock
 * of one row for all stakes would cost each of them: its wins land all the same, or a person ends it.
 */
export async function lockVendor(
  transaction: Transaction,
  vendor: string,
): Promise<{ link: LinkRow | null } | undefined> {
  const known = await transaction
    .selectFrom('vendor')
    .select('code')
    .where('code', '=', vendor)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return undefined;
  const link = await transaction
    .selectFrom('vendor_link')
    .select([
      'wallet',
      'base_address as baseAddress',
      'public_key as publicKey',
      'is_sandbox as isSandbox',
    ])
    .where('vendor_code', '=', vendor)
    .forUpdate()
    .executeTakeFirst();
  return { link: link ?? null };
}

/** Whether rounds or moves have not ended there, or a player's money lies there. */
export async function selectIsInUse(transaction: Transaction, vendor: string): Promise<boolean> {
  const { rows } = await sql<{ isInUse: boolean }>`
    select exists (select from vendor_round where vendor_code = ${vendor} and state = 'open')
      or exists (select from vendor_transfer where vendor_code = ${vendor} and state = 'pending')
      or exists (select from fed_round where vendor_code = ${vendor} and state = 'open')
      or exists (
        select from ledger_account account
        join ledger_balance balance on balance.account_id = account.id
        where account.kind = 'vendor-wallet' and account.subject = ${vendor} and balance.amount > 0
      ) as "isInUse"`.execute(transaction);
  return rows[0]?.isInUse === true;
}

/** Moves that the company which was asked first has to say something of. */
export async function selectIsMoving(transaction: Transaction, vendor: string): Promise<boolean> {
  const { rows } = await sql<{ isMoving: boolean }>`
    select exists (select from vendor_transfer
      where vendor_code = ${vendor} and state = 'pending') as "isMoving"`.execute(transaction);
  return rows[0]?.isMoving === true;
}

/** Another company counts its rounds by itself: where the last one's feed ended means nothing to it. */
export async function readFeedAnew(transaction: Transaction, vendor: string): Promise<void> {
  await transaction
    .updateTable('vendor_feed')
    .set({ cursor: '', compared_to: '0' })
    .where('vendor_code', '=', vendor)
    .execute();
}

export async function upsertLink(
  transaction: Transaction,
  vendor: string,
  { wallet, baseAddress, publicKey }: Omit<LinkRow, 'isSandbox'>,
): Promise<void> {
  const kept = {
    ...{ wallet, base_address: baseAddress, public_key: publicKey, is_sandbox: false },
  };
  await transaction
    .insertInto('vendor_link')
    .values({ vendor_code: vendor, ...kept })
    .onConflict((conflict) => conflict.column('vendor_code').doUpdateSet(kept))
    .execute();
  if (wallet === 'seamless') {
    await transaction.deleteFrom('vendor_wallet').where('vendor_code', '=', vendor).execute();
    return;
  }
  await sql`
    insert into vendor_wallet (vendor_code, position)
    select ${vendor}, coalesce(max(position), 0) + 1 from vendor_wallet
    on conflict (vendor_code) do nothing`.execute(transaction);
}

export async function selectLaunchHosts(database: Database): Promise<string[]> {
  const row = await database
    .selectFrom('site_setting')
    .select('launch_game_cdns')
    .executeTakeFirst();
  return row?.launch_game_cdns ?? [];
}

export async function updateLaunchHosts(
  transaction: Transaction,
  hosts: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('site_setting')
    .set({ launch_game_cdns: [...hosts] })
    .execute();
}
