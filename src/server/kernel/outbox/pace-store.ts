import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import { type Cap, paceKeptSeconds } from './pace-rules.ts';

export type PaceColumn = 'recipient' | 'address' | 'country';

export interface PaceKeys {
  recipient: string;
  address: string;
  country: string;
}

/** One subscriber's line holds a whole /64 of IPv6, so a cap by address would be none. */
export async function lineOf(transaction: Transaction, address: string): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select case family(given) when 6 then network(set_masklen(given, 64))::text else host(given) end
      as line
    from (select ${address}::text::inet as given) as asked`.execute(transaction);
  return rows[0]?.line ?? address;
}

/** Requests for the same key wait for each other; the order of locks is fixed, so none deadlock. */
export async function lockPace(transaction: Transaction, keys: PaceKeys): Promise<void> {
  for (const column of ['country', 'address', 'recipient'] as const) {
    const key = `${column} ${keys[column]}`;
    await sql`select pg_advisory_xact_lock(${paceLock}, hashtext(${key}))`.execute(transaction);
  }
}

/** For what is counted by its recipient alone. */
export async function lockRecipient(transaction: Transaction, recipient: string): Promise<void> {
  const key = `recipient ${recipient}`;
  await sql`select pg_advisory_xact_lock(${paceLock}, hashtext(${key}))`.execute(transaction);
}

// "pace" in ASCII, as one number: any would do that nobody else takes.
const paceLock = 0x70616365;

/** Seconds until the cap lets one more through; 0 or less where it does now. */
export async function secondsUntilAllowed(
  transaction: Transaction,
  column: PaceColumn,
  key: string,
  { most, withinSeconds, pauseSeconds }: Cap,
): Promise<number> {
  const ofKey = sql`${sql.ref(column)} = ${key}
    and allowed_at > clock_timestamp() - make_interval(secs => ${withinSeconds}::float8)`;
  // The one that has to leave before another may come is the most-th newest.
  const { rows } =
    pauseSeconds === undefined
      ? await sql<{ seconds: number }>`
          select extract(epoch from allowed_at - clock_timestamp())::float8
            + ${withinSeconds}::float8 as seconds
          from message_pace where ${ofKey}
          order by allowed_at desc offset ${most - 1} limit 1`.execute(transaction)
      : await sql<{ seconds: number }>`
          select extract(epoch from max(allowed_at) - clock_timestamp())::float8
            + ${pauseSeconds}::float8 as seconds
          from message_pace where ${ofKey}
          having count(*) >= ${most}`.execute(transaction);
  return rows[0]?.seconds ?? 0;
}

export async function insertPace(transaction: Transaction, keys: PaceKeys): Promise<void> {
  await transaction
    .insertInto('message_pace')
    // Not now(): that is when the transaction began, before it waited for the others.
    .values({ ...keys, allowed_at: sql<Date>`clock_timestamp()` })
    .execute();
}

export async function deletePaceOlderThan(
  database: Database,
  seconds = paceKeptSeconds,
): Promise<void> {
  await sql`
    delete from message_pace
    where allowed_at < clock_timestamp() - make_interval(secs => ${seconds}::float8)
  `.execute(database);
}
