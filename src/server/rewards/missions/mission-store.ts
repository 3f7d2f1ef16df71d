import { type Selectable, sql } from 'kysely';
import type { MissionTerms } from '#contract/mission-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type MissionRow = Selectable<Tables['mission']>;
export type RunRow = Selectable<Tables['mission_run']>;
/** A run with the terms it began with. */
export type RunOfTerms = RunRow & { terms: MissionTerms };

/** Versions that were live at some moment since then. */
export function selectLiveSince(database: Database, since: Date): Promise<MissionRow[]> {
  return database
    .selectFrom('mission')
    .selectAll()
    .where((each) => each.or([each('ended_at', 'is', null), each('ended_at', '>', since)]))
    .orderBy('id')
    .execute();
}

/** The newest version of every mission there ever was. */
export function selectNewest(database: Database): Promise<MissionRow[]> {
  return database
    .selectFrom('mission')
    .selectAll()
    .distinctOn('code')
    .orderBy('code')
    .orderBy('version', 'desc')
    .execute();
}

/** Runs whose time touches a span, both ends included. */
export function selectRuns(database: Database, from: Date, to: Date): Promise<RunOfTerms[]> {
  return database
    .selectFrom('mission_run as run')
    .innerJoin('mission', 'mission.id', 'run.mission_id')
    .selectAll('run')
    .select('mission.terms')
    .where('run.ends_at', '>', from)
    .where('run.begins_at', '<=', to)
    .orderBy('run.id')
    .execute();
}

/** Two who open it at once both get the one that is there. */
export async function openRun(
  transaction: Transaction,
  mission: MissionRow,
  period: { beginsAt: Date; endsAt: Date; zone: string },
): Promise<RunOfTerms> {
  const { beginsAt, endsAt, zone } = period;
  await transaction
    .insertInto('mission_run')
    .values({
      mission_id: mission.id,
      code: mission.code,
      begins_at: beginsAt,
      ends_at: endsAt,
      counts_from: mission.published_at > beginsAt ? mission.published_at : beginsAt,
      zone,
    })
    .onConflict((conflict) => conflict.columns(['code', 'begins_at']).doNothing())
    .execute();
  return transaction
    .selectFrom('mission_run as run')
    .innerJoin('mission', 'mission.id', 'run.mission_id')
    .selectAll('run')
    .select('mission.terms')
    .where('run.code', '=', mission.code)
    .where('run.begins_at', '=', beginsAt)
    .executeTakeFirstOrThrow();
}

export async function insertVersion(
  transaction: Transaction,
  terms: MissionTerms,
  now: Date,
): Promise<number> {
  const { version } = await transaction
    .insertInto('mission')
    .values({
      code: terms.code,
      version: sql<number>`(
        select coalesce(max(version), 0) + 1 from mission where code = ${terms.code})`,
      terms: JSON.stringify(terms),
      published_at: now,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Undefined where none is live. */
export async function endLive(
  transaction: Transaction,
  code: string,
  now: Date,
): Promise<MissionRow | undefined> {
  return transaction
    .updateTable('mission')
    .set({ ended_at: now })
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
