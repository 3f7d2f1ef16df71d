import { sql } from 'kysely';
import type { EventBody, StoredEvent, StoredEventKind } from '#contract/events.ts';
import type { StoredRoomEvent } from '#contract/rooms.ts';
import type { Database } from '#server/db/open.ts';
import { once } from '#server/db/planned-client.ts';

export interface NewEvent<Kind extends StoredEventKind> {
  kind: Kind;
  /** Null: for everyone. */
  playerId: string | null;
  body: EventBody<Kind>;
}

/** What those alone are told who look at one table. */
export type NewRoomEvent = {
  [Kind in StoredRoomEvent['kind']]: {
    kind: Kind;
    room: string;
    body: Extract<StoredRoomEvent, { kind: Kind }>['body'];
  };
}[StoredRoomEvent['kind']];

/** An event as it is stored, with whom it is for. */
export type ToldEvent =
  | { playerId: string | null; room?: undefined; event: StoredEvent }
  | { playerId: null; room: string; event: StoredRoomEvent };

/**
 * One event after the other, until their transactions commit: numbers are then given in the order in
 * which they become visible, so that who has read up to one has missed none before it.
 */
export async function insertEvent<Kind extends StoredEventKind>(
  database: Database,
  { kind, playerId, body }: NewEvent<Kind>,
): Promise<void> {
  await insert(database, { kind, topic: playerId, body });
}

/** The same for a table: a name that no player has, so that nobody is told what they missed of it. */
export async function insertRoomEvent(
  database: Database,
  { kind, room, body }: NewRoomEvent,
): Promise<void> {
  await insert(database, { kind, topic: `${roomTopic}${room}`, body });
}

const roomTopic = 'room:';

async function insert(
  database: Database,
  { kind, topic, body }: { kind: string; topic: string | null; body: object },
): Promise<void> {
  // The row to be numbered comes out of the lock's own, so no number is drawn before it is held; and
  // all who have something to tell wait under it, so it is one way to the server and not two.
  await sql`${sql.raw(once('event-insert'))}
    with held as materialized (select pg_advisory_xact_lock(${sql.lit(eventOrderLock)}))
    insert into event (kind, topic, body)
    select ${kind}::text, ${topic}::text, ${JSON.stringify(body)}::jsonb from held`.execute(
    database,
  );
}

/** Several at once, under the lock for no longer than one takes. */
export async function insertEvents(
  database: Database,
  events: readonly NewEvent<StoredEventKind>[],
): Promise<void> {
  const rows = events.map(({ kind, playerId, body }) => ({ kind, topic: playerId, body }));
  await sql`${sql.raw(once('events-insert'))}
    with held as materialized (select pg_advisory_xact_lock(${sql.lit(eventOrderLock)}))
    insert into event (kind, topic, body)
    select told.kind, told.topic, told.body
    from held, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told(kind text, topic text, body jsonb)`.execute(database);
}

// "even" in ASCII, as one number: any would do that nobody else takes.
const eventOrderLock = 0x6576656e;

export async function selectEventsAfter(
  database: Database,
  id: string,
  atMost: number,
): Promise<ToldEvent[]> {
  const rows = await database
    .selectFrom('event')
    .select(['id', 'kind', 'topic', 'body'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(atMost)
    .execute();
  return rows.map(toldEvent);
}

/** Those for everyone and those for this player. */
export async function selectEventsFor(
  database: Database,
  playerId: string | null,
  after: string,
  atMost: number,
): Promise<ToldEvent[]> {
  const rows = await database
    .selectFrom('event')
    .select(['id', 'kind', 'topic', 'body'])
    .where('id', '>', after)
    .where((where) =>
      where.or([
        where('topic', 'is', null),
        ...(playerId === null ? [] : [where('topic', '=', playerId)]),
      ]),
    )
    .orderBy('id')
    .limit(atMost)
    .execute();
  return rows.map(toldEvent);
}

/** Both are '0' while nothing was ever told. */
export async function selectEventRange(
  database: Database,
): Promise<{ oldest: string; newest: string }> {
  const range = await database
    .selectFrom('event')
    .select(({ fn }) => [fn.min('id').as('oldest'), fn.max('id').as('newest')])
    .executeTakeFirst();
  return { oldest: range?.oldest ?? '0', newest: range?.newest ?? '0' };
}

/** The newest stays whatever its age: without it a start would count from nothing again. */
export async function deleteEventsOlderThan(database: Database, minutes: number): Promise<void> {
  await database
    .deleteFrom('event')
    .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .where('id', '<', (select) =>
      select.selectFrom('event').select(({ fn }) => fn.max('id').as('newest')),
    )
    .execute();
}

function toldEvent(row: {
  id: string;
  kind: string;
  topic: string | null;
  body: object;
}): ToldEvent {
  // Only insertEvent writes rows, and its types tie kind and body together.
  const event = { kind: row.kind, id: row.id, body: row.body };
  if (row.topic?.startsWith(roomTopic)) {
    const room = row.topic.slice(roomTopic.length);
    return { playerId: null, room, event: event as StoredRoomEvent };
  }
  return { playerId: row.topic, event: event as StoredEvent };
}
