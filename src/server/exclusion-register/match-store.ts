import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Mark } from './marks-of.ts';

export type MatchStep = Tables['exclusion_match']['step'];

/** One mark that an excluded person has as well. */
export interface SharedMark extends Mark {
  excludedId: string;
}

interface Person {
  /** Null for a registration, which has no account yet. */
  playerId: string | null;
  marks: readonly Mark[];
}

/**
 * Those of the marks that somebody has who is excluded now, without those that were found to be
 * another person's.
 */
export async function selectSharedMarks(
  database: Database,
  { playerId, marks }: Person,
  now: Date,
): Promise<SharedMark[]> {
  if (marks.length === 0) return [];
  const kinds = marks.map(({ kind }) => kind);
  const hashes = marks.map(({ mark }) => mark);
  const { rows } = await sql<SharedMark>`
    select distinct other.player_id as "excludedId", other.kind, other.mark
    from unnest(${kinds}::text[], ${hashes}::text[]) as mine (kind, mark)
    join person_mark other using (kind, mark)
    where other.player_id is distinct from ${playerId}::bigint
    and exists (
      select from player_break b
      where b.player_id = other.player_id and b.kind = 'exclusion' and b.ends_at > ${now})
    and not exists (
      select from exclusion_match cleared
      where cleared.excluded_id = other.player_id and cleared.outcome = 'other-person'
      and (cleared.player_id is null or cleared.player_id = ${playerId}::bigint)
      and other.mark = any (cleared.marks))
    limit ${mostMarks}`.execute(database);
  return rows;
}

const mostMarks = 200;

interface NewMatch {
  playerId: string | null;
  /** The name that was tried; null for an account that exists. */
  account: string | null;
  excludedId: string;
  step: MatchStep;
  marks: readonly Mark[];
  now: Date;
}

/** One that waits already takes in what was found since. */
export async function upsertMatch(database: Database, match: NewMatch): Promise<void> {
  const kinds = [...new Set(match.marks.map(({ kind }) => kind))];
  const hashes = match.marks.map(({ mark }) => mark);
  const target =
    match.playerId === null
      ? sql`(excluded_id, lower(account)) where settled_at is null and player_id is null`
      : sql`(excluded_id, player_id) where settled_at is null and player_id is not null`;
  await sql`
    insert into exclusion_match (player_id, account, excluded_id, step, kinds, marks, found_at)
    select ${match.playerId}::bigint,
      coalesce(${match.account}, (select account from player where id = ${match.playerId}::bigint)),
      ${match.excludedId}::bigint, ${match.step}, ${kinds}::text[], ${hashes}::text[],
      ${match.now}::timestamptz
    where not exists (
      select from exclusion_match known
      where known.outcome = 'same-person' and known.excluded_id = ${match.excludedId}::bigint
      and known.player_id = ${match.playerId}::bigint)
    on conflict ${target} do update set
      kinds = array(select distinct unnest(exclusion_match.kinds || excluded.kinds)),
      marks = array(select distinct unnest(exclusion_match.marks || excluded.marks))`.execute(
    database,
  );
}

function matches(database: Database) {
  return database
    .selectFrom('exclusion_match as found')
    .innerJoin('player as excluded', 'excluded.id', 'found.excluded_id')
    .select([
      'found.id',
      'found.player_id as playerId',
      'found.account',
      'excluded.id as excludedId',
      'excluded.account as excludedAccount',
      'found.step',
      'found.kinds',
      'found.found_at as foundAt',
    ])
    .where('found.settled_at', 'is', null);
}

export function selectWaiting(database: Database, atMost: number) {
  return matches(database).orderBy('found.found_at').limit(atMost).execute();
}

export function lockMatch(database: Database, id: string) {
  return matches(database).where('found.id', '=', id).forUpdate('found').executeTakeFirst();
}

export interface Settled {
  by: string;
  outcome: 'same-person' | 'other-person';
  reason: string;
  now: Date;
}

export async function settleMatch(database: Database, id: string, settled: Settled): Promise<void> {
  await database
    .updateTable('exclusion_match')
    .set({
      settled_at: settled.now,
      settled_by: settled.by,
      outcome: settled.outcome,
      reason: settled.reason,
    })
    .where('id', '=', id)
    .execute();
}
