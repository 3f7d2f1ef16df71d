import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';

export interface ProgressKey {
  runId: string;
  playerId: string;
  condition: number;
}

interface Growth extends ProgressKey {
  amount: bigint;
  at: Date;
}

/** Adds to marks; answers each with what it holds now. */
export async function addToMarks(
  transaction: Transaction,
  marks: readonly (ProgressKey & { mark: string; amount: bigint })[],
): Promise<(ProgressKey & { mark: string; sum: bigint })[]> {
  const { rows } = await sql<ProgressKey & { mark: string; sum: string }>`
    insert into mission_mark as held (run_id, player_id, condition, mark, amount)
    select * from unnest(
      ${marks.map(({ runId }) => runId)}::bigint[], ${marks.map(({ playerId }) => playerId)}::bigint[],
      ${marks.map(({ condition }) => condition)}::smallint[], ${marks.map(({ mark }) => mark)}::text[],
      ${marks.map(({ amount }) => String(amount))}::bigint[])
    on conflict (run_id, player_id, condition, mark) do update set amount = held.amount + excluded.amount
    returning run_id as "runId", player_id as "playerId", condition, mark, amount as sum`.execute(
    transaction,
  );
  return rows.map(({ sum, ...row }) => ({ ...row, sum: BigInt(sum) }));
}

/** What shrinks keeps its moment: it was reached then, and less of it later. */
export async function addToProgress(
  transaction: Transaction,
  growths: readonly Growth[],
): Promise<void> {
  await sql`
    insert into mission_progress as held (run_id, player_id, condition, amount, reached_at)
    select * from unnest(
      ${growths.map(({ runId }) => runId)}::bigint[], ${growths.map(({ playerId }) => playerId)}::bigint[],
      ${growths.map(({ condition }) => condition)}::smallint[],
      ${growths.map(({ amount }) => String(amount))}::bigint[],
      ${growths.map(({ at }) => at.toISOString())}::timestamptz[])
    on conflict (run_id, player_id, condition) do update set amount = held.amount + excluded.amount,
      reached_at = case when excluded.amount > 0
        then greatest(held.reached_at, excluded.reached_at) else held.reached_at end`.execute(
    transaction,
  );
}

/** By condition; what nothing was counted of is missing. */
export async function selectProgress(
  database: Database,
  runIds: readonly string[],
  playerIds: readonly string[],
): Promise<(ProgressKey & { amount: bigint })[]> {
  if (runIds.length === 0 || playerIds.length === 0) return [];
  const rows = await database
    .selectFrom('mission_progress')
    .select(['run_id as runId', 'player_id as playerId', 'condition', 'amount'])
    .where('run_id', 'in', runIds)
    .where('player_id', 'in', playerIds)
    .execute();
  return rows.map(({ amount, ...row }) => ({ ...row, amount: BigInt(amount) }));
}

/** Whose play does not count, and when it did not: all of them, since an offer's days stood still in earlier ones. */
export function selectBreaksOf(database: Database, playerIds: readonly string[]) {
  return database
    .selectFrom('player_break')
    .select(['player_id as playerId', 'kind', 'began_at as beganAt', 'ends_at as endsAt'])
    .where('player_id', 'in', playerIds)
    .execute();
}

export function selectJoined(
  database: Database,
  runIds: readonly string[],
  playerIds: readonly string[],
) {
  return database
    .selectFrom('mission_join')
    .select([
      'run_id as runId',
      'player_id as playerId',
      'joined_at as joinedAt',
      'left_at as leftAt',
    ])
    .where('run_id', 'in', runIds)
    .where('player_id', 'in', playerIds)
    .execute();
}

/** Whoever joined before stays joined since then. */
export async function insertJoined(
  transaction: Transaction,
  { runId, playerId, now }: { runId: string; playerId: string; now: Date },
): Promise<void> {
  await transaction
    .insertInto('mission_join')
    .values({ run_id: runId, player_id: playerId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Held until the end: of two taps the second one waits here. */
export function lockJoined(
  transaction: Transaction,
  { runId, playerId }: { runId: string; playerId: string },
) {
  return transaction
    .selectFrom('mission_join')
    .select(['joined_at as joinedAt', 'left_at as leftAt'])
    .where('run_id', '=', runId)
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
}

export async function markLeft(
  transaction: Transaction,
  { runId, playerId, now }: { runId: string; playerId: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('mission_join')
    .set({ left_at: now })
    .where('run_id', '=', runId)
    .where('player_id', '=', playerId)
    .where('left_at', 'is', null)
    .execute();
}

export async function hasDeposited(database: Database, playerId: string): Promise<boolean> {
  const found = await database
    .selectFrom('settled_fact')
    .select('id')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'deposit')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a deposit of theirs was charged back. */
export async function hasTakenBack(database: Database, playerId: string): Promise<boolean> {
  const found = await database
    .selectFrom('settled_fact')
    .select('id')
    .where('player_id', '=', playerId)
    .where('kind', '=', 'deposit')
    .where('amount', '<', '0')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
