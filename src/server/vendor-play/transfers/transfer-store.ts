import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#contract/values.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database, Transaction } from '#server/db/open.ts';

export type MoveState = 'pending' | 'done' | 'returned';

/** Whether this vendor keeps wallets of its own that we have to ask. */
export async function selectKeepsOwnWallets(database: Database, vendor: string): Promise<boolean> {
  const link = await database
    .selectFrom('vendor_link')
    .select('wallet')
    .where('vendor_code', '=', vendor)
    .executeTakeFirst();
  return link?.wallet === 'transfer';
}

/** Held as it is until the transaction ends. */
export function shareLink(transaction: Transaction, vendor: string) {
  return transaction
    .selectFrom('vendor_link as link')
    .innerJoin('vendor', 'vendor.code', 'link.vendor_code')
    .select(['link.enabled as isLinkOpen', 'vendor.enabled as isVendorOpen'])
    .where('link.vendor_code', '=', vendor)
    .forShare('link')
    .executeTakeFirst();
}

/** Whether vendor and house have ever spoken of this player's money: a move, or a round. */
export async function selectIsKnownThere(
  database: Database,
  vendor: string,
  playerId: string,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from vendor_transfer
        where player_id = ${playerId} and vendor_code = ${vendor})
      or exists (select from fed_round
        where player_id = ${playerId} and vendor_code = ${vendor}) as has`.execute(database);
  return rows[0]?.has === true;
}

/** Who the player is there: drawn once, and unlike at every vendor. */
export async function ensurePlayerName(
  transaction: Transaction,
  vendor: string,
  playerId: string,
): Promise<string> {
  const name = randomBytes(18).toString('base64url');
  await transaction
    .insertInto('vendor_player')
    .values({ vendor_code: vendor, player_id: playerId, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { name: kept } = await transaction
    .selectFrom('vendor_player')
    .select('name')
    .where('vendor_code', '=', vendor)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return kept;
}

export interface NewTransfer {
  playerId: string;
  vendor: string;
  direction: 'in' | 'out';
  amount: bigint;
  currency: string;
  now: Date;
}

export async function insertTransfer(transaction: Transaction, one: NewTransfer): Promise<string> {
  const { id } = await transaction
    .insertInto('vendor_transfer')
    .values({
      player_id: one.playerId,
      vendor_code: one.vendor,
      direction: one.direction,
      amount: String(one.amount),
      currency: one.currency,
      asked_at: one.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface TransferRow {
  id: string;
  playerId: string;
  vendor: string;
  /** Who the player is there. */
  name: string;
  direction: 'in' | 'out';
  amount: string;
  currency: string;
  state: MoveState;
  askedAt: Date;
}

export function selectTransfer(database: Database, id: string): Promise<TransferRow | undefined> {
  return database
    .selectFrom('vendor_transfer as one')
    .innerJoin('vendor_player as who', (join) =>
      join
        .onRef('who.vendor_code', '=', 'one.vendor_code')
        .onRef('who.player_id', '=', 'one.player_id'),
    )
    .select([
      'one.id',
      'one.player_id as playerId',
      'one.vendor_code as vendor',
      'who.name',
      'one.direction',
      'one.amount',
      'one.currency',
      'one.state',
      'one.asked_at as askedAt',
    ])
    .where('one.id', '=', id)
    .executeTakeFirst();
}

/** Locks the row, so that two reports of it at once are carried out once. */
export async function lockTransferState(
  transaction: Transaction,
  id: string,
): Promise<MoveState | undefined> {
  const row = await transaction
    .selectFrom('vendor_transfer')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state;
}

export async function settleTransferRow(
  transaction: Transaction,
  id: string,
  settled: { state: 'done' | 'returned'; reason: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('vendor_transfer')
    .set({ state: settled.state, reason: settled.reason.slice(0, 200), settled_at: settled.now })
    .where('id', '=', id)
    .execute();
}

export function selectMoves(
  database: Database,
  language: Language,
  playerId: string,
  atMost: number,
) {
  return database
    .selectFrom('vendor_transfer as one')
    .innerJoin('vendor', 'vendor.code', 'one.vendor_code')
    .select([
      'one.id',
      'one.vendor_code as vendor',
      inLanguage('vendor.display_name', language).as('vendorName'),
      'one.direction',
      'one.amount',
      'one.currency',
      'one.state',
      'one.asked_at as askedAt',
      'one.settled_at as settledAt',
    ])
    .where('one.player_id', '=', playerId)
    .orderBy('one.number', 'desc')
    .limit(atMost)
    .execute();
}
