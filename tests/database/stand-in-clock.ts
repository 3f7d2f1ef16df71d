import { sql } from 'kysely';
import { type Database, openDatabase } from '#server/db/open.ts';

export interface StandInClock {
  /** A database whose clock is the stand-in's; the same tables. */
  connectionString: string;
  /** So far beside the real time, for everybody and at once; such as `-1 day`. */
  shift(by: string): Promise<void>;
}

/**
 * Another clock for one database: a function of the same name in a schema that is searched first.
 * What the product's statements and functions call is the product's own, unchanged.
 */
export async function standInClock(
  database: Database,
  connectionString: string,
): Promise<StandInClock> {
  await sql`create schema if not exists stand_in`.execute(database);
  await sql`create table if not exists stand_in.shift (by interval not null)`.execute(database);
  await sql`insert into stand_in.shift values ('0')`.execute(database);
  await sql`
    create or replace function stand_in.clock_timestamp() returns timestamptz language sql volatile
    return pg_catalog.clock_timestamp() + case when current_setting('stand_in.clock', true) = 'on'
      then (select by from stand_in.shift) else '0' end`.execute(database);
  // Functions that work as their owner search where they always do, and not where the caller does.
  await sql`
    do $$ declare work regprocedure; begin
      for work in select oid from pg_proc
        where pronamespace = 'public'::regnamespace and prosecdef
      loop
        execute format(
          'alter function %s set search_path = stand_in, pg_catalog, public, pg_temp', work);
      end loop;
    end $$`.execute(database);
  const between = connectionString.includes('?') ? '&' : '?';
  const options = encodeURIComponent(
    '-c search_path=stand_in,pg_catalog,public -c stand_in.clock=on',
  );
  return {
    connectionString: `${connectionString}${between}options=${options}`,
    shift: async (by) => {
      await sql`update stand_in.shift set by = ${by}::interval`.execute(database);
    },
  };
}

/** Works under the stand-in's clock and lets go of it. */
export async function underClock<Result>(
  clock: StandInClock,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase({ connectionString: clock.connectionString, poolSize: 4 });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
