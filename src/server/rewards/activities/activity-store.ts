import type { Selectable, Updateable } from 'kysely';
import type { ActivityTerms } from '#contract/activities.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type ActivityRow = Selectable<Tables['activity']>;
export type ApplicationRow = Selectable<Tables['activity_application']>;

export async function upsertActivity(
  transaction: Transaction,
  terms: ActivityTerms,
  now: Date,
): Promise<void> {
  const row = { terms: JSON.stringify(terms), published_at: now };
  await transaction
    .insertInto('activity')
    .values({ code: terms.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
}

export function selectActivities(database: Database): Promise<ActivityRow[]> {
  return database.selectFrom('activity').selectAll().orderBy('code').execute();
}

export function findActivity(database: Database, code: string): Promise<ActivityRow | undefined> {
  return database.selectFrom('activity').selectAll().where('code', '=', code).executeTakeFirst();
}

/** A player's applications, the newest first, with how the grants of those that were issued stand. */
export function selectOwnApplications(database: Database, playerId: string, activity?: string) {
  return database
    .selectFrom('activity_application as application')
    .leftJoin('reward_grant as granted', 'granted.id', 'application.grant_id')
    .selectAll('application')
    .select('granted.state as grantState')
    .where('application.player_id', '=', playerId)
    .$if(activity !== undefined, (query) =>
      query.where('application.activity', '=', activity ?? ''),
    )
    .orderBy('application.id', 'desc')
    .execute();
}

export async function insertApplication(
  transaction: Transaction,
  asked: { activity: string; playerId: string; comment: string; now: Date },
): Promise<string> {
  const { id } = await transaction
    .insertInto('activity_application')
    .values({
      activity: asked.activity,
      player_id: asked.playerId,
      state: 'Applying',
      comment: asked.comment,
      applied_at: asked.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Held until the transaction ends, so that two who decide wait for each other. */
export function lockApplication(
  transaction: Transaction,
  id: string,
): Promise<ApplicationRow | undefined> {
  return transaction
    .selectFrom('activity_application')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function updateApplication(
  transaction: Transaction,
  id: string,
  change: Updateable<Tables['activity_application']>,
): Promise<ApplicationRow> {
  return transaction
    .updateTable('activity_application')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Those that wait, the oldest first, with whose they are. */
export function selectWaiting(database: Database) {
  return database
    .selectFrom('activity_application as application')
    .innerJoin('player', 'player.id', 'application.player_id')
    .selectAll('application')
    .select('player.account')
    .where('application.state', 'in', ['Applying', 'Process'])
    .orderBy('application.applied_at')
    .execute();
}

/** Pictures of an application; of one that is not sent yet without an id. */
export function selectPictures(
  database: Database,
  of: { playerId: string; activity: string; applicationId: string | null },
) {
  return database
    .selectFrom('activity_picture')
    .select(['place', 'upload_id as uploadId'])
    .where('player_id', '=', of.playerId)
    .where('activity', '=', of.activity)
    .where('application_id', 'is not distinct from', of.applicationId)
    .orderBy('place')
    .execute();
}

/** Answers which picture it took the place of. */
export async function putPicture(
  transaction: Transaction,
  picture: { playerId: string; activity: string; place: number; uploadId: string },
): Promise<string | undefined> {
  const before = await dropPictures(transaction, {
    ...picture,
    above: picture.place - 1,
    only: true,
  });
  await transaction
    .insertInto('activity_picture')
    .values({
      player_id: picture.playerId,
      activity: picture.activity,
      place: picture.place,
      upload_id: picture.uploadId,
    })
    .execute();
  return before[0];
}

/** Of an application that is not sent: those behind a place, or the one right behind it. */
export async function dropPictures(
  transaction: Transaction,
  of: { playerId: string; activity: string; above: number; only?: boolean },
): Promise<string[]> {
  const gone = await transaction
    .deleteFrom('activity_picture')
    .where('player_id', '=', of.playerId)
    .where('activity', '=', of.activity)
    .where('application_id', 'is', null)
    .where('place', of.only ? '=' : '>', of.only ? of.above + 1 : of.above)
    .returning('upload_id')
    .execute();
  return gone.map(({ upload_id: id }) => id);
}

export async function attachPictures(
  transaction: Transaction,
  of: { playerId: string; activity: string; applicationId: string },
): Promise<void> {
  await transaction
    .updateTable('activity_picture')
    .set({ application_id: of.applicationId })
    .where('player_id', '=', of.playerId)
    .where('activity', '=', of.activity)
    .where('application_id', 'is', null)
    .execute();
}

export async function countPictures(
  database: Database,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('activity_picture')
    .select((each) => ['application_id as id', each.fn.countAll<string>().as('count')])
    .where('application_id', 'in', applicationIds)
    .groupBy('application_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id ?? '', Number(count)]));
}
