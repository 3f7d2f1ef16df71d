import { type Selectable, sql } from 'kysely';
import type { DepositState, DepositStep, PayToLine } from '#contract/deposits.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

/** A deposit as it is stored; amounts are digits of minor units. */
export type DepositRow = Selectable<Tables['deposit']>;

export type NewDeposit = Omit<
  DepositRow,
  'id' | 'state' | 'paid' | 'received' | 'session' | 'page' | 'pay_to' | 'qr'
> & { state: DepositState; pay_to: PayToLine[] };

/** Undefined: the player has sent this request before. */
export async function insertDeposit(
  transaction: Transaction,
  deposit: NewDeposit,
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('deposit')
    .values({ ...deposit, pay_to: JSON.stringify(deposit.pay_to) })
    .onConflict((conflict) => conflict.columns(['player_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export function selectByRequest(
  database: Database,
  playerId: string,
  requestId: string,
): Promise<DepositRow | undefined> {
  return database
    .selectFrom('deposit')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export function selectDeposit(database: Database, id: string): Promise<DepositRow | undefined> {
  return database.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Of others' deposits nobody learns that there are any. */
export function selectOwnDeposit(
  database: Database,
  playerId: string,
  id: string,
): Promise<DepositRow | undefined> {
  return database
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

export function selectByReference(
  database: Database,
  reference: string,
): Promise<DepositRow | undefined> {
  return database
    .selectFrom('deposit')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export function selectBySession(
  database: Database,
  provider: string,
  session: string,
): Promise<DepositRow | undefined> {
  return database
    .selectFrom('deposit')
    .selectAll()
    .where('provider', '=', provider)
    .where('session', '=', session)
    .executeTakeFirst();
}

/** Locked until the transaction ends; a caller that needs the player's protection row locks that first. */
export async function lockDeposit(transaction: Transaction, id: string): Promise<DepositRow> {
  return transaction
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateDeposit(
  transaction: Transaction,
  id: string,
  change: Partial<
    Pick<DepositRow, 'state' | 'paid' | 'received' | 'session' | 'page' | 'qr' | 'pay_to'>
  >,
): Promise<void> {
  const { pay_to: payTo, ...rest } = change;
  await transaction
    .updateTable('deposit')
    .set({ ...rest, ...(payTo && { pay_to: JSON.stringify(payTo) }) })
    .where('id', '=', id)
    .execute();
}

export interface NewStep {
  step: DepositStep;
  amount?: bigint | null;
  reason?: string | null;
}

export async function insertSteps(
  transaction: Transaction,
  depositId: string,
  at: Date,
  steps: readonly NewStep[],
): Promise<void> {
  if (steps.length === 0) return;
  await transaction
    .insertInto('deposit_step')
    .values(
      steps.map(({ step, amount = null, reason = null }) => ({
        deposit_id: depositId,
        step,
        at,
        amount: amount === null ? null : String(amount),
        reason,
      })),
    )
    .execute();
}

export function selectSteps(database: Database, depositId: string) {
  return database
    .selectFrom('deposit_step')
    .select(['step', 'at', 'amount', 'reason'])
    .where('deposit_id', '=', depositId)
    .orderBy('id')
    .execute();
}

interface PageWanted {
  playerId: string;
  after: string | undefined;
  atMost: number;
}

/** The latest first; from behind a deposit of the player's own, or from the start. */
export function selectOwnPage(
  database: Database,
  { playerId, after, atMost }: PageWanted,
): Promise<DepositRow[]> {
  const page = database
    .selectFrom('deposit')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost);
  if (after === undefined) return page.execute();
  const behind = sql<boolean>`(begun_at, id) < (
    select begun_at, id from deposit where id = ${after} and player_id = ${playerId})`;
  return page.where(behind).execute();
}

/** What a player had begun by then and nobody has seen any money of. */
export async function selectUnpaid(
  database: Database,
  playerId: string,
  begunBy: Date,
): Promise<string[]> {
  const rows = await database
    .selectFrom('deposit')
    .select('id')
    .where('player_id', '=', playerId)
    .where('state', 'in', ['begun', 'waiting'])
    .where('begun_at', '<=', begunBy)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countOpen(transaction: Transaction, playerId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('deposit')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('state', 'in', ['begun', 'waiting', 'pending', 'review'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function selectProofs(database: Database, depositId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('deposit_proof')
    .select('upload_id')
    .where('deposit_id', '=', depositId)
    .orderBy('ordinal')
    .execute();
  return rows.map((row) => row.upload_id);
}

export async function insertProof(
  transaction: Transaction,
  proof: { depositId: string; ordinal: number; uploadId: string },
): Promise<void> {
  await transaction
    .insertInto('deposit_proof')
    .values({ deposit_id: proof.depositId, ordinal: proof.ordinal, upload_id: proof.uploadId })
    .execute();
}
