import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Used } from './limit-rules.ts';
import { earliestOf, type Windows } from './windows.ts';

interface Sums {
  day: string | null;
  week: string | null;
  month: string | null;
}

/** What was begun and did not fail, in each of the windows. */
export async function selectDeposited(
  database: Database,
  playerId: string,
  windows: Windows,
): Promise<Used> {
  const { rows } = await sql<Sums>`
    select ${sumsOver('amount', 'counted_at', windows)}
    from limit_use
    where player_id = ${playerId} and counted_at >= ${earliestOf(windows)}`.execute(database);
  return usedOf(rows[0]);
}

/** What was staked, and what of it did not come back; the hour a window begins in counts wholly. */
export async function selectPlayed(
  database: Database,
  playerId: string,
  windows: Windows,
): Promise<{ wagered: Used; lost: Used }> {
  const hours = {
    day: hourOf(windows.day),
    week: hourOf(windows.week),
    // Where clocks differ from UTC by half an hour, a month begins inside an hour too.
    month: hourOf(windows.month),
  };
  const known = sql`from play_use
    where player_id = ${playerId} and hour >= ${earliestOf(hours)}`;
  // In one question: a round waits for it under the lock of its player's limits.
  const { rows } = await sql<Sums>`
    select 1 as place, ${sumsOver('wagered', 'hour', hours)} ${known}
    union all
    select 2 as place, ${sumsOver('wagered - won', 'hour', hours)} ${known}
    order by place`.execute(database);
  return { wagered: usedOf(rows[0]), lost: usedOf(rows[1]) };
}

export async function selectMinutes(
  database: Database,
  playerId: string,
  windows: Windows,
): Promise<Used> {
  const { rows } = await sql<Sums>`
    select ${sumsOver('1', 'minute', windows)} from play_minute
    where player_id = ${playerId} and minute >= ${earliestOf(windows)}`.execute(database);
  return usedOf(rows[0]);
}

/** Answers false where this deposit was counted before. */
export async function insertUse(
  transaction: Transaction,
  use: { depositId: string; playerId: string; amount: bigint; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('limit_use')
    .values({
      deposit_id: use.depositId,
      player_id: use.playerId,
      amount: String(use.amount),
      counted_at: use.now,
    })
    .onConflict((conflict) => conflict.column('deposit_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteUse(transaction: Transaction, depositId: string): Promise<void> {
  await transaction.deleteFrom('limit_use').where('deposit_id', '=', depositId).execute();
}

/** Counts a stake and what came back; returns whether a minute of it was not counted before. */
export async function addPlay(
  transaction: Transaction,
  play: { playerId: string; now: Date; stake: bigint; won: bigint; minutes: readonly Date[] },
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`select play_count(${play.playerId}, ${play.now},
    ${String(play.stake)}, ${String(play.won)}, ${[...play.minutes]}) as "isNew"`.execute(
    transaction,
  );
  return rows[0]?.isNew ?? false;
}

/** When the player last played; null where that is long ago. */
export async function selectLastMinute(
  database: Database,
  playerId: string,
  after: Date,
): Promise<Date | null> {
  const { minute } = await database
    .selectFrom('play_minute')
    .select(({ fn }) => fn.max('minute').as('minute'))
    .where('player_id', '=', playerId)
    .where('minute', '>=', after)
    .executeTakeFirstOrThrow();
  return minute;
}

/** How many of the oldest minutes went, a portion at most. */
export async function deleteOldestMinutes(
  database: Database,
  before: Date,
  atMost: number,
): Promise<number> {
  // A row is never changed, so its place stays its own.
  const { numAffectedRows } = await sql`
    delete from play_minute where ctid = any (array(
      select ctid from play_minute where minute < ${before} order by minute limit ${atMost}))`.execute(
    database,
  );
  return Number(numAffectedRows ?? 0n);
}

function sumsOver(expression: string, time: string, windows: Windows) {
  const since = (from: Date) =>
    sql`(sum(${sql.raw(expression)}) filter (where ${sql.ref(time)} >= ${from}))::text`;
  return sql`${since(windows.day)} as day, ${since(windows.week)} as week,
    ${since(windows.month)} as month`;
}

function usedOf(row: Sums | undefined): Used {
  return {
    day: BigInt(row?.day ?? 0),
    week: BigInt(row?.week ?? 0),
    month: BigInt(row?.month ?? 0),
  };
}

function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / hourMs) * hourMs);
}

const hourMs = 60 * 60_000;
