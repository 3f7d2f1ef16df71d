import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eventsReplayedAtMost } from '#contract/events.ts';
import { inTransaction } from '#server/db/open.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { openFreshApp } from '#tests/gateway/fresh-site.ts';
import { done, refuse } from './answer.ts';
import { isAfter, readPosition } from './event-position.ts';
import {
  deleteEventsOlderThan,
  insertEvent,
  type PublishedEvent,
  readUnreadAgeSeconds,
} from './event-store.ts';

const { database, connectionString } = await freshDatabase({ poolSize: 12 });
const patiently = { timeout: 20_000 };

const changed = (version: string) =>
  ({ kind: 'catalogue.changed', playerId: null, body: { version } }) as const;

async function listen() {
  const { app } = await openFreshApp(connectionString);
  const received: PublishedEvent[] = [];
  app.events.subscribe((one) => received.push(one));
  const versions = () =>
    received.map(({ event }) =>
      event.kind === 'catalogue.changed' ? event.body.version : event.kind,
    );
  return { events: app.events, received, versions };
}

test('every gateway receives what one gateway stores', async () => {
  const [one, other] = [await listen(), await listen()];
  await one.events.publish(database, changed('1'));
  await expect.poll(one.versions, patiently).toEqual(['1']);
  await expect.poll(other.versions, patiently).toEqual(['1']);
  expect(await other.events.newestId()).toBe(one.received[0]?.event.id);
});

test('an event that is rolled back is never received', async () => {
  const gateway = await listen();
  await inTransaction(database, async (transaction) => {
    await gateway.events.publish(transaction, changed('taken back'));
    return refuse('game.unknown');
  });
  await inTransaction(database, async (transaction) => {
    await gateway.events.publish(transaction, changed('kept'));
    return done(null);
  });
  await expect.poll(gateway.versions, patiently).toEqual(['kept']);
});

test('two hundred events at once are received each once and in the order of their ids', async () => {
  const gateway = await listen();
  const names = Array.from({ length: 200 }, (_, index) => `storm ${index}`);
  await Promise.all(names.map((name) => insertEvent(database, changed(name))));
  await expect.poll(() => gateway.received.length, patiently).toBe(200);
  expect(gateway.versions().toSorted()).toEqual(names.toSorted());
  const positions = gateway.received.map(({ event }) => readPosition(event.id));
  for (const [index, position] of positions.entries()) {
    const before = positions[index - 1];
    if (index > 0) expect(position && before && isAfter(position, before)).toBe(true);
  }
});

test('publishing does not wait for a transaction that has published and stays open', async () => {
  const gateway = await listen();
  await database.transaction().execute(async (slow) => {
    await insertEvent(slow, { ...changed('slow'), playerId: '1' });
    // Under a lock that is held to commit this statement would never return.
    await insertEvent(database, { ...changed('quick'), playerId: '2' });
    const { rows } = await sql<{ many: number }>`
      select count(*)::int as many from event where topic = '2'`.execute(database);
    expect(rows).toEqual([{ many: 1 }]);
    // The reader has looked twice since, and left the quick one: the slow one comes before it.
    await gateway.events.newestId();
    await setTimeout(150);
    expect(gateway.versions()).toEqual([]);
  });
  await expect.poll(gateway.versions, patiently).toEqual(['slow', 'quick']);
});

test('an event is received behind those that were committed before it was published', async () => {
  const gateway = await listen();
  await database.transaction().execute(async (early) => {
    // The first to have an id, and the last to publish.
    await sql`select pg_current_xact_id()`.execute(early);
    for (const name of ['one', 'two']) await insertEvent(database, changed(name));
    await insertEvent(early, changed('three'));
  });
  await insertEvent(database, changed('four'));
  await expect.poll(gateway.versions, patiently).toEqual(['one', 'two', 'three', 'four']);
});

test('a gateway whose connections broke goes on where it was', async () => {
  const gateway = await listen();
  await insertEvent(database, changed('before'));
  await expect.poll(gateway.versions, patiently).toEqual(['before']);
  await database.transaction().execute(async (transaction) => {
    await endOtherConnections(transaction);
    await insertEvent(transaction, changed('meanwhile'));
  });
  await expect.poll(gateway.versions, patiently).toEqual(['before', 'meanwhile']);
  await insertEvent(database, changed('after'));
  await expect.poll(gateway.versions, patiently).toEqual(['before', 'meanwhile', 'after']);
});

test('a listener that comes after a rest is given nothing from before it came', async () => {
  const { app } = await openFreshApp(connectionString);
  const received: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    await insertEvent(database, changed(`nobody listens ${round}`));
    await newestReadable();
    const stop = app.events.subscribe(({ event }) => received.push(event.id));
    const newest = await app.events.newestId();
    // What a listener is handed while it waits for its starting point lies before that point.
    const from = readPosition(newest);
    await insertEvent(database, changed(`somebody listens ${round}`));
    const later = () =>
      received.filter((id) => {
        const position = readPosition(id);
        return position && from && isAfter(position, from);
      });
    await expect.poll(() => later().length, patiently).toBe(1);
    expect(later()).toEqual([await newestReadable()]);
    stop();
    received.length = 0;
  }
});

test('a client that reconnects receives what it missed: for everyone, and for it alone', async () => {
  const { events } = await listen();
  await insertEvent(database, changed('seen'));
  const seen = await newestReadable();
  await insertEvent(database, changed('missed'));
  await insertEvent(database, { ...changed('for seven'), playerId: '7' });
  // Until then a transaction of another test's, on the same server, may keep them back.
  await newestReadable();
  const names = async (playerId: string | null) =>
    (await events.missedSince(seen, playerId)).events.map(
      ({ event }) => Object.values(event.body)[0],
    );
  expect(await names(null)).toEqual(['missed']);
  expect(await names('7')).toEqual(['missed', 'for seven']);
  expect(await names('8')).toEqual(['missed']);
});

test('a client that missed more than is replayed, or has a foreign cursor, must read everything again', async () => {
  const { events } = await listen();
  const seen = await newestReadable();
  await database.transaction().execute(async (transaction) => {
    for (let count = 0; count <= eventsReplayedAtMost; count += 1) {
      await insertEvent(transaction, changed('many'));
    }
  });
  await newestReadable();
  expect(await events.missedSince(seen, null)).toEqual({ isComplete: false, events: [] });
  for (const strange of ['999999999999-1', '17', '', 'one-two', `${'9'.repeat(30)}-1`]) {
    expect((await events.missedSince(strange, null)).isComplete).toBe(false);
  }
});

test('events are deleted after an hour, from the oldest on, but never the newest', async () => {
  await sql`update event set created_at = to_timestamp(0)`.execute(database);
  const newest = await newestReadable();
  const { events } = await listen();
  expect(await idsLeft()).toEqual([newest]);
  expect((await events.missedSince('1-1', null)).isComplete).toBe(false);
  expect(await events.missedSince(newest, null)).toEqual({ isComplete: true, events: [] });
});

test('an old event behind a younger one stays, so that what is kept has no gap', async () => {
  await insertEvent(database, changed('younger'));
  await insertEvent(database, changed('older, by a long transaction'));
  const [, younger, older] = await idsLeft();
  await sql`update event set created_at = to_timestamp(0) where id <> ${younger?.split('-')[1]}`.execute(
    database,
  );
  await openFreshApp(connectionString);
  expect(await idsLeft()).toEqual([younger, older]);
});

test('an event that nobody may read yet stays whatever its age, and its age is known', async () => {
  const gateway = await listen();
  await database.transaction().execute(async (long) => {
    await sql`select pg_current_xact_id()`.execute(long);
    await sql`delete from event`.execute(database);
    await insertEvent(database, changed('behind a long one'));
    await insertEvent(database, changed('and another'));
    await sql`
      update event set created_at = now() - interval '3 hours'
      where not order_xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.execute(
      database,
    );
    expect(await readUnreadAgeSeconds(database)).toBeGreaterThan(3 * 3_600 - 60);
    await deleteEventsOlderThan(database, 60);
  });
  await expect.poll(gateway.versions, patiently).toEqual(['behind a long one', 'and another']);
  expect(await readUnreadAgeSeconds(database)).toBe(0);
});

test('events of another server, which a dump brought along, are forgotten at the start', async () => {
  await sql`
    insert into event (order_xid, kind, body) values (999999999999, 'status.changed', '{}')`.execute(
    database,
  );
  const gateway = await listen();
  await insertEvent(database, changed('own'));
  await expect.poll(gateway.versions, patiently).toEqual(['own']);
  expect((await idsLeft()).some((id) => id.startsWith('999999999999'))).toBe(false);
});

async function idsLeft(): Promise<string[]> {
  const rows = await database
    .selectFrom('event')
    .select(['order_xid', 'id'])
    .orderBy('order_xid')
    .orderBy('id')
    .execute();
  return rows.map(({ order_xid, id }) => `${order_xid}-${id}`);
}

/** Once whatever was written here may be read: other databases of the server write too. */
async function newestReadable(): Promise<string> {
  const newest = (await idsLeft()).at(-1) ?? '0-0';
  const isReadable = async () => {
    const { rows } = await sql<{ isReadable: boolean }>`
      select ${newest.split('-')[0]}::bigint
        < pg_snapshot_xmin(pg_current_snapshot())::text::bigint as "isReadable"`.execute(database);
    return rows[0]?.isReadable;
  };
  await expect.poll(isReadable, patiently).toBe(true);
  return newest;
}

async function endOtherConnections(transaction: typeof database): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'verbena%' and datname = current_database()
      and pid <> pg_backend_pid()`.execute(transaction);
}
