import { sql } from 'kysely';
import type { PayoutFailure, WithdrawalState, WithdrawalStep } from '#contract/withdrawals.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Turnover } from '#server/ledger/turnover.ts';

export function selectTerms(database: Database) {
  return database
    .selectFrom('withdrawal_setting')
    .innerJoin('site_setting', (join) => join.onTrue())
    .select([
      'withdrawal_setting.per_day as perDay',
      'withdrawal_setting.turnover_basis_points as turnoverBasisPoints',
      'withdrawal_setting.tax_basis_points as taxBasisPoints',
      'withdrawal_setting.receive_minutes as receiveMinutes',
      'withdrawal_setting.two_people_above as twoPeopleAbove',
      'withdrawal_setting.account_rest_hours as restHours',
      'site_setting.currency',
      'site_setting.time_zone as timeZone',
    ])
    .executeTakeFirstOrThrow();
}

export type Terms = Awaited<ReturnType<typeof selectTerms>>;

export type TermColumn =
  | 'per_day'
  | 'turnover_basis_points'
  | 'tax_basis_points'
  | 'receive_minutes'
  | 'two_people_above'
  | 'account_rest_hours';

/** False where the table's own bounds forbid it. */
export async function updateTerm(
  transaction: Transaction,
  column: TermColumn,
  value: string,
): Promise<boolean> {
  const [least, most] = bounds[column];
  if (BigInt(value) < least || BigInt(value) > most) return false;
  await transaction
    .updateTable('withdrawal_setting')
    .set({ [column]: value })
    .execute();
  return true;
}

/** As the table's checks have them, so that a command can say no instead of breaking. */
const bounds: Readonly<Record<TermColumn, readonly [least: bigint, most: bigint]>> = {
  per_day: [1n, 100n],
  turnover_basis_points: [0n, 1_000_000n],
  tax_basis_points: [0n, 5_000n],
  receive_minutes: [1n, 43_200n],
  two_people_above: [0n, 999_999_999_999_999_999n],
  account_rest_hours: [0n, 720n],
};

/** Two that the same player asks for at once, one after the other. */
export async function lockAsking(transaction: Transaction, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${askingLock}, hashint8(${playerId}::bigint))`.execute(
    transaction,
  );
}

/** Before the money, as settlements of the lottery hold both without the player's protection. */
export async function lockBonuses(transaction: Transaction, playerId: string): Promise<void> {
  await sql`select from bonus_state where player_id = ${playerId} and state <> 'waiting'
    order by grant_id for no key update`.execute(transaction);
}

// "draw" in ASCII.
const askingLock = 0x64726177;

/** As it was when asked, or as the merchant's threshold says now: whichever is stricter. */
const needsTwoNow = sql<boolean>`withdrawal.needs_two or exists (
  select from withdrawal_setting as setting
  where setting.two_people_above <> 0 and withdrawal.amount > setting.two_people_above)`;

function rows(database: Database) {
  return database
    .selectFrom('withdrawal')
    .innerJoin('payout_account as account', 'account.id', 'withdrawal.account_id')
    .innerJoin('payout_method as method', 'method.code', 'account.method_code')
    .innerJoin('player', 'player.id', 'withdrawal.player_id')
    .select([
      'withdrawal.id',
      'withdrawal.player_id as playerId',
      'player.account as playerAccount',
      'withdrawal.account_id as accountId',
      'withdrawal.commodity',
      'withdrawal.amount',
      'withdrawal.fee',
      'withdrawal.tax',
      'withdrawal.payout',
      'withdrawal.sent',
      'withdrawal.received',
      'withdrawal.state',
      needsTwoNow.as('needsTwo'),
      'withdrawal.first_approver as firstApprover',
      'withdrawal.refund_first_by as refundFirstBy',
      'withdrawal.reason',
      'withdrawal.asked_at as askedAt',
      'withdrawal.receive_by as receiveBy',
      'method.code as method',
      'method.name',
      'account.hint',
      'account.holder',
    ])
    .select((from) =>
      from
        .selectFrom('payout_order')
        .select(({ fn }) => fn.sum<string | null>('payout_order.amount').as('sum'))
        .whereRef('payout_order.withdrawal_id', '=', 'withdrawal.id')
        .where('payout_order.ended_at', 'is', null)
        .as('inFlight'),
    );
}

export type WithdrawalRow = Awaited<ReturnType<typeof selectByRequest>> & object;

export function selectByRequest(transaction: Transaction, playerId: string, requestId: string) {
  return rows(transaction)
    .where('withdrawal.player_id', '=', playerId)
    .where('withdrawal.request_id', '=', requestId)
    .executeTakeFirst();
}

export function selectOwn(database: Database, playerId: string, id: string) {
  return rows(database)
    .where('withdrawal.player_id', '=', playerId)
    .where('withdrawal.id', '=', id)
    .executeTakeFirst();
}

export function selectOwnList(
  database: Database,
  playerId: string,
  before: string | undefined,
  atMost: number,
) {
  return rows(database)
    .where('withdrawal.player_id', '=', playerId)
    .$if(before !== undefined, (query) => query.where('withdrawal.id', '<', before ?? ''))
    .orderBy('withdrawal.id', 'desc')
    .limit(atMost)
    .execute();
}

interface QueueFilter {
  state: WithdrawalState;
  after: string | undefined;
  atMost: number;
}

export function selectInState(database: Database, { state, after, atMost }: QueueFilter) {
  return rows(database)
    .where('withdrawal.state', '=', state)
    .$if(after !== undefined, (query) => query.where('withdrawal.id', '>', after ?? ''))
    .orderBy('withdrawal.id')
    .limit(atMost)
    .execute();
}

/** Locks it: a concurrent change waits here and then sees the new state. */
export async function lockWithdrawal(transaction: Transaction, id: string) {
  await transaction
    .selectFrom('withdrawal')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
  return rows(transaction).where('withdrawal.id', '=', id).executeTakeFirst();
}

export function selectWithdrawal(database: Database, id: string) {
  return rows(database).where('withdrawal.id', '=', id).executeTakeFirst();
}

export async function countAskedSince(
  database: Database,
  playerId: string,
  since: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('asked_at', '>=', since)
    .where('state', '<>', 'rejected')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The last one that was not turned down. */
export async function selectLastAsked(
  database: Database,
  playerId: string,
): Promise<LastAsked | undefined> {
  return database
    .selectFrom('withdrawal')
    .select(['brought_before as broughtBefore', 'staked_before as stakedBefore'])
    .where('player_id', '=', playerId)
    .where('state', '<>', 'rejected')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What had been counted of the player's money when this was held. */
export interface LastAsked {
  broughtBefore: string;
  stakedBefore: string;
}

interface NewWithdrawal {
  playerId: string;
  requestId: string;
  accountId: string;
  commodity: string;
  amount: bigint;
  fee: bigint;
  tax: bigint;
  needsTwo: boolean;
  counted: Turnover;
  now: Date;
}

export async function insertWithdrawal(
  transaction: Transaction,
  { amount, fee, tax, counted, ...wanted }: NewWithdrawal,
): Promise<string> {
  const { id } = await transaction
    .insertInto('withdrawal')
    .values({
      player_id: wanted.playerId,
      request_id: wanted.requestId,
      account_id: wanted.accountId,
      commodity: wanted.commodity,
      amount: String(amount),
      fee: String(fee),
      tax: String(tax),
      payout: String(amount - fee - tax),
      state: 'asked',
      needs_two: wanted.needsTwo,
      brought_before: String(counted.brought),
      staked_before: String(counted.staked),
      first_approver: null,
      received: null,
      reason: null,
      asked_at: wanted.now,
      receive_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Change {
  state: WithdrawalState;
  first_approver?: string;
  refund_first_by?: string;
  reason?: string;
  sent?: string;
  received?: string;
  receive_by?: Date;
}

export async function changeWithdrawal(
  transaction: Transaction,
  id: string,
  change: Change,
): Promise<void> {
  await transaction.updateTable('withdrawal').set(change).where('id', '=', id).execute();
}

interface NewStep {
  id: string;
  playerId: string;
  step: WithdrawalStep;
  amount?: bigint;
  reason?: PayoutFailure;
  at: Date;
}

export async function addStep(
  transaction: Transaction,
  { id, playerId, step, amount, reason, at }: NewStep,
): Promise<void> {
  await transaction
    .insertInto('withdrawal_step')
    .values({
      withdrawal_id: id,
      player_id: playerId,
      step,
      amount: amount === undefined ? null : String(amount),
      reason: reason ?? null,
      at,
    })
    .execute();
}

export function selectSteps(database: Database, playerId: string, id: string) {
  return database
    .selectFrom('withdrawal_step')
    .select(['step', 'amount', 'reason', 'at'])
    .where('withdrawal_id', '=', id)
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
}

export function selectParts(database: Database, id: string) {
  return database
    .selectFrom('withdrawal_part')
    .select(['id', 'amount', 'reference', 'request_id as requestId', 'sent_at as sentAt'])
    .where('withdrawal_id', '=', id)
    .orderBy('id')
    .execute();
}

interface NewPart {
  id: string;
  requestId: string;
  amount: bigint;
  reference: string;
  at: Date;
}

export async function insertPart(
  transaction: Transaction,
  { id, requestId, amount, reference, at }: NewPart,
): Promise<string> {
  const part = await transaction
    .insertInto('withdrawal_part')
    .values({
      withdrawal_id: id,
      request_id: requestId,
      amount: String(amount),
      reference,
      sent_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return part.id;
}

export async function insertProof(
  transaction: Transaction,
  proof: { id: string; playerId: string; uploadId: string },
): Promise<void> {
  await transaction
    .insertInto('withdrawal_proof')
    .values({ withdrawal_id: proof.id, upload_id: proof.uploadId, player_id: proof.playerId })
    .execute();
}

export async function selectProofs(database: Database, id: string): Promise<string[]> {
  const proofs = await database
    .selectFrom('withdrawal_proof')
    .select('upload_id')
    .where('withdrawal_id', '=', id)
    .orderBy('upload_id')
    .execute();
  return proofs.map(({ upload_id }) => upload_id);
}
