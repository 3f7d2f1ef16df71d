import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import type { FactBatch } from '#server/settled-facts/read-facts.ts';

export async function hasSite(database: Database): Promise<boolean> {
  const row = await database.selectFrom('site_setting').select('merchant').executeTakeFirst();
  return row !== undefined;
}

/** By whose calendar days are counted. */
export async function selectTimeZone(database: Database): Promise<string> {
  const row = await database.selectFrom('site_setting').select('time_zone').executeTakeFirst();
  return row?.time_zone ?? 'UTC';
}

/** Answers how many moves of lines took effect. */
export async function applyMoves(transaction: Transaction, now: Date): Promise<number> {
  const { rows } = await sql<{ moves: number }>`${sql.raw(planned('team-moves'))}
    select team_apply_moves(${now}::timestamptz) as moves`.execute(transaction);
  return rows[0]?.moves ?? 0;
}

/** Puts the rows together that newcomers added to the sizes of their teams. */
export async function gatherSizes(transaction: Transaction): Promise<void> {
  await sql`${sql.raw(planned('team-sizes'))} select team_gather_sizes()`.execute(transaction);
}

/** Keeps the sums of members those of the days up to now. */
export async function turnSums(
  transaction: Transaction,
  now: Date,
  timeZone: string,
): Promise<void> {
  await sql`${sql.raw(planned('team-turn'))}
    select team_turn_sums(${now}::timestamptz, ${timeZone})`.execute(transaction);
}

/** Adds up ended days that somebody asked an order of. */
export async function fillWindow(transaction: Transaction, now: Date): Promise<void> {
  await sql`${sql.raw(planned('team-window'))} select team_fill_window(${now}::timestamptz)`.execute(
    transaction,
  );
}

export async function countBetween(
  transaction: Transaction,
  { after, through }: Pick<FactBatch, 'after' | 'through'>,
  timeZone: string,
): Promise<void> {
  await sql`${sql.raw(planned('team-count'))}
    select team_count_facts(${after.orderXid}::bigint, ${after.id}::bigint, ${through.orderXid}::bigint,
      ${through.id}::bigint, ${timeZone})`.execute(transaction);
}
