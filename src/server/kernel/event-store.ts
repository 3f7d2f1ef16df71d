import { sql } from 'kysely';
import type { EventBody, StoredEvent, StoredEventKind } from '#contract/events.ts';
import type { StoredRoomEvent } from '#contract/rooms.ts';
import type { Database } from '#server/db/open.ts';
import { planned } from '#server/db/planned-client.ts';
import { type EventPosition, writePosition } from './event-position.ts';

export interface NewEvent<Kind extends StoredEventKind> {
  kind: Kind;
  /** Null: for everyone. */
  playerId: string | null;
  body: EventBody<Kind>;
}

/** An event for the viewers of one table, and for nobody else. */
export type NewRoomEvent = {
  [Kind in StoredRoomEvent['kind']]: {
    kind: Kind;
    room: string;
    body: Extract<StoredRoomEvent, { kind: Kind }>['body'];
  };
}[StoredRoomEvent['kind']];

/** An event as gateways read it: whom it is for, and what is sent to them. */
export type PublishedEvent =
  | { playerId: string | null; room?: undefined; event: StoredEvent }
  | { playerId: null; room: string; event: StoredRoomEvent };

/** Waits for nobody: the row's place in the order comes with it, by the default of `order_xid`. */
export async function insertEvent<Kind extends StoredEventKind>(
  database: Database,
  { kind, playerId, body }: NewEvent<Kind>,
): Promise<void> {
  await insertEvents(database, [{ kind, playerId, body } as NewEvent<StoredEventKind>]);
}

/** No player has a topic of this name, so a table's events are not replayed to players. */
export async function insertRoomEvent(
  database: Database,
  { kind, room, body }: NewRoomEvent,
): Promise<void> {
  await insertRows(database, [{ kind, topic: `${roomTopic}${room}`, body }]);
}

const roomTopic = 'room:';

/** Several events by one statement, in their order. */
export async function insertEvents(
  database: Database,
  events: readonly NewEvent<StoredEventKind>[],
): Promise<void> {
  const rows = events.map(({ kind, playerId, body }) => ({ kind, topic: playerId, body }));
  await insertRows(database, rows);
}

interface NewRow {
  kind: string;
  topic: string | null;
  body: object;
}

async function insertRows(database: Database, rows: readonly NewRow[]): Promise<void> {
  await sql`${sql.raw(planned('event-insert'))}
    insert into event (kind, topic, body)
    select kind, topic, body
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as added(kind text, topic text, body jsonb)`.execute(database);
}

// Transactions below this bound are over: none of them can still add an event.
const isSettled = sql<boolean>`order_xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;

export async function selectEventsAfter(
  database: Database,
  { orderXid, id }: EventPosition,
  atMost: number,
): Promise<PublishedEvent[]> {
  const { rows } = await sql<EventRow>`${sql.raw(planned('events-after'))}
    select order_xid, id, kind, topic, body from event
    where (order_xid, id) > (${orderXid}::bigint, ${id}::bigint) and ${isSettled}
    order by order_xid, id
    limit ${atMost}::int`.execute(database);
  return rows.map(publishedEvent);
}

/** Events for everyone, and those for this player. */
export async function selectEventsFor(
  database: Database,
  playerId: string | null,
  { orderXid, id }: EventPosition,
  atMost: number,
): Promise<PublishedEvent[]> {
  const { rows } = await sql<EventRow>`
    select order_xid, id, kind, topic, body from event
    where (order_xid, id) > (${orderXid}::bigint, ${id}::bigint) and ${isSettled}
      and (topic is null or topic = ${playerId}::text)
    order by order_xid, id
    limit ${atMost}`.execute(database);
  return rows.map(publishedEvent);
}

export interface EventRange {
  oldest: EventPosition;
  /** The newest that may be read. */
  newest: EventPosition;
}

/** Undefined while there is none that may be read. */
export async function selectEventRange(database: Database): Promise<EventRange | undefined> {
  const ends = database.selectFrom('event').select(['order_xid', 'id']).where(isSettled).limit(1);
  const [oldest, newest] = await Promise.all([
    ends.orderBy('order_xid').orderBy('id').executeTakeFirst(),
    ends.orderBy('order_xid', 'desc').orderBy('id', 'desc').executeTakeFirst(),
  ]);
  return oldest && newest ? { oldest: position(oldest), newest: position(newest) } : undefined;
}

/**
 * Deletes from the oldest end only, so that everything after the oldest row is complete. The newest
 * row stays at any age: clients count from it.
 */
export async function deleteEventsOlderThan(database: Database, minutes: number): Promise<void> {
  await sql`
    with first_kept as (
      select order_xid, id from event
      where created_at >= now() - make_interval(mins => ${minutes})
        or (order_xid, id) = (
          select order_xid, id from event order by order_xid desc, id desc limit 1)
      order by order_xid, id
      limit 1)
    delete from event using first_kept
    -- Behind a long transaction lie events that nobody may read yet, whatever their age.
    where ((event.order_xid, event.id) < (first_kept.order_xid, first_kept.id)
        and event.order_xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint)
      -- Such a row came from another server by a restored dump: none of ours is in the future.
      or event.order_xid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`.execute(
    database,
  );
}

/** The age of the oldest event that waits behind a transaction which is not over; 0 where none does. */
export async function readUnreadAgeSeconds(database: Database): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as seconds
    from event where not ${isSettled}`.execute(database);
  return rows[0]?.seconds ?? Number.NaN;
}

interface EventRow {
  order_xid: string;
  id: string;
  kind: string;
  topic: string | null;
  body: object;
}

function position({ order_xid, id }: Pick<EventRow, 'order_xid' | 'id'>): EventPosition {
  return { orderXid: Number(order_xid), id: Number(id) };
}

function publishedEvent({ order_xid, id, kind, topic, body }: EventRow): PublishedEvent {
  // Only this file inserts rows with these topics, and its types tie kind and body together.
  const event = { kind, id: writePosition({ orderXid: order_xid, id }), body };
  if (topic?.startsWith(roomTopic)) {
    const room = topic.slice(roomTopic.length);
    return { playerId: null, room, event: event as StoredRoomEvent };
  }
  return { playerId: topic, event: event as StoredEvent };
}
