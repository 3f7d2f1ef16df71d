import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import type { AccountName } from './account-kinds.ts';

export async function openAccountRow(database: Database, name: AccountName): Promise<string> {
  const playerId = 'playerId' in name ? name.playerId : null;
  const { rows } = await sql<{ id: string }>`${sql.raw(planned('ledger-open'))}
    select ledger_open_account(
      ${playerId}, ${name.kind}, ${name.subject ?? ''}, ${name.commodity}) as id`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The account was not opened.');
  return row.id;
}

export async function openAccountRows(
  database: Database,
  names: readonly AccountName[],
): Promise<string[]> {
  const players = names.map((name) => ('playerId' in name ? name.playerId : null));
  const { rows } = await sql<{ id: string }>`
    select ledger_open_account(player_id, kind, subject, commodity) as id
    from unnest(${players}::bigint[], ${names.map(({ kind }) => kind)}::text[],
      ${names.map(({ subject }) => subject ?? '')}::text[],
      ${names.map(({ commodity }) => commodity)}::text[])
      with ordinality as name (player_id, kind, subject, commodity, place)
    order by place`.execute(database);
  return rows.map(({ id }) => id);
}

export async function selectAmounts(
  database: Database,
  accounts: readonly string[],
): Promise<{ accountId: string; amount: string }[]> {
  const { rows } = await sql<{ accountId: string; amount: string }>`
    select account_id as "accountId", amount from ledger_balance
    where account_id = any (${[...accounts]}::bigint[])`.execute(database);
  return rows;
}

export interface PostedRow {
  outcome: 'posted' | 'already' | 'conflict' | 'short';
  transferId: string;
  postedAt: Date;
  shortAccount: string | null;
}

interface Posting {
  key: string;
  kind: string;
  reference: string;
  actor: string;
  accounts: readonly string[];
  amounts: readonly string[];
}

export async function postRow(transaction: Transaction, posting: Posting): Promise<PostedRow> {
  const { key, kind, reference, actor, accounts, amounts } = posting;
  const { rows } = await sql<PostedRow>`${sql.raw(planned('ledger-post'))}
    select outcome, transfer_id as "transferId", posted_at as "postedAt",
      short_account as "shortAccount"
    from ledger_post(${key}, ${kind}, ${reference}, ${actor},
      ${accounts}::bigint[], ${amounts}::bigint[])`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('The posting answered nothing.');
  return row;
}

interface PostedAllRow extends Omit<PostedRow, 'transferId'> {
  transferIds: readonly string[];
}

interface PostingOfAll extends Omit<Posting, 'accounts' | 'amounts'> {
  legs: readonly { account: string; amount: bigint }[];
}

export async function postAllRow(
  transaction: Transaction,
  postings: readonly PostingOfAll[],
): Promise<PostedAllRow> {
  const legs = postings.flatMap((posting) => posting.legs);
  const { rows } = await sql<PostedAllRow>`${sql.raw(planned('ledger-post-all'))}
    select outcome, transfer_ids as "transferIds", posted_at as "postedAt",
      short_account as "shortAccount"
    from ledger_post_all(
      ${postings.map(({ key }) => key)}::text[], ${postings.map(({ kind }) => kind)}::text[],
      ${postings.map(({ reference }) => reference)}::text[],
      ${postings.map(({ actor }) => actor)}::text[],
      ${postings.map((posting) => posting.legs.length)}::integer[],
      ${legs.map(({ account }) => account)}::bigint[],
      ${legs.map(({ amount }) => String(amount))}::bigint[])`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('The postings answered nothing.');
  return row;
}

export interface BalanceRow {
  accountId: string;
  kind: string;
  subject: string;
  commodity: string;
  amount: string;
}

/** Every account of one player's with what is in it. */
export async function selectBalances(
  database: Database,
  playerId: string,
): Promise<readonly BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`${sql.raw(planned('balances'))}
    select account.id as "accountId", account.kind, account.subject, account.commodity,
      balance.amount
    from ledger_balance balance
    join ledger_account account on account.id = balance.account_id
    where balance.player_id = ${playerId}
    order by account.id`.execute(database);
  return rows;
}

export interface HoldRow {
  id: string;
  playerId: string;
  fromAccountId: string;
  heldAccountId: string;
  amount: string;
  captured: string;
  released: string;
}

interface NewHold {
  playerId: string;
  fromAccountId: string;
  heldAccountId: string;
  reference: string;
  amount: string;
}

export async function insertHold(transaction: Transaction, hold: NewHold): Promise<void> {
  await transaction
    .insertInto('ledger_hold')
    .values({
      player_id: hold.playerId,
      from_account_id: hold.fromAccountId,
      held_account_id: hold.heldAccountId,
      reference: hold.reference,
      amount: hold.amount,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

/** Locked: who settles the same hold at the same time waits here. */
export function lockHold(
  transaction: Transaction,
  reference: string,
): Promise<HoldRow | undefined> {
  return transaction
    .selectFrom('ledger_hold')
    .select([
      'id',
      'player_id as playerId',
      'from_account_id as fromAccountId',
      'held_account_id as heldAccountId',
      'amount',
      'captured',
      'released',
    ])
    .where('reference', '=', reference)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function addToHold(
  transaction: Transaction,
  id: string,
  settled: { captured: string } | { released: string },
): Promise<void> {
  const column = 'captured' in settled ? 'captured' : 'released';
  const amount = 'captured' in settled ? settled.captured : settled.released;
  await transaction
    .updateTable('ledger_hold')
    .set(column, sql`${sql.ref(column)} + ${amount}::bigint`)
    .where('id', '=', id)
    .execute();
}
