import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eventsReplayedAtMost } from '#contract/events.ts';
import { inTransaction } from '#server/db/open.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { openFreshApp } from '#tests/gateway/fresh-site.ts';
import { done, refuse } from './answer.ts';
import type { ToldEvent } from './event-store.ts';
import { insertEvent } from './event-store.ts';

const { database, connectionString } = await freshDatabase({ poolSize: 12 });

const changed = (version: string) =>
  ({ kind: 'catalogue.changed', playerId: null, body: { version } }) as const;

async function listen() {
  const { app } = await openFreshApp(connectionString);
  const told: ToldEvent[] = [];
  app.events.subscribe((one) => told.push(one));
  const versions = () =>
    told.map(({ event }) => (event.kind === 'catalogue.changed' ? event.body.version : event.kind));
  return { events: app.events, told, versions };
}

test('what one gateway stores every gateway is told', async () => {
  const [one, other] = [await listen(), await listen()];
  await one.events.publish(database, changed('told'));
  await expect.poll(one.versions).toEqual(['told']);
  await expect.poll(other.versions).toEqual(['told']);
  expect(other.events.newestId()).toBe(one.told[0]?.event.id);
});

test('what is rolled back is never told', async () => {
  const gateway = await listen();
  await inTransaction(database, async (transaction) => {
    await gateway.events.publish(transaction, changed('taken back'));
    return refuse('game.unknown');
  });
  await inTransaction(database, async (transaction) => {
    await gateway.events.publish(transaction, changed('kept'));
    return done(null);
  });
  await expect.poll(gateway.versions).toEqual(['kept']);
});

test('two hundred at once are told each once and in the order of their numbers', async () => {
  const gateway = await listen();
  const names = Array.from({ length: 200 }, (_, index) => `storm ${index}`);
  await Promise.all(names.map((name) => insertEvent(database, changed(name))));
  await expect.poll(() => gateway.told.length).toBe(200);
  expect(gateway.versions().toSorted()).toEqual(names.toSorted());
  const ids = gateway.told.map(({ event }) => BigInt(event.id));
  expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? -1 : 1)));
});

test('after its connection broke it tells what was stored meanwhile', async () => {
  const gateway = await listen();
  await insertEvent(database, changed('before'));
  await expect.poll(gateway.versions).toEqual(['before']);
  await database.transaction().execute(async (transaction) => {
    await endListeners(transaction);
    // Told at commit, when nobody listens: only reading on after coming back finds it.
    await insertEvent(transaction, changed('meanwhile'));
  });
  await expect.poll(gateway.versions, { timeout: 5_000 }).toEqual(['before', 'meanwhile']);
  await insertEvent(database, changed('after'));
  await expect.poll(gateway.versions).toEqual(['before', 'meanwhile', 'after']);
});

test('who comes back is given what was missed: for everyone, and for them alone', async () => {
  const { events } = await listen();
  await insertEvent(database, changed('seen'));
  await expect.poll(() => events.newestId()).not.toBe('0');
  const seen = await newestStored();
  await insertEvent(database, changed('missed'));
  await insertEvent(database, { ...changed('for seven'), playerId: '7' });
  const names = async (playerId: string | null) =>
    (await events.missedSince(seen, playerId)).told.map(
      ({ event }) => Object.values(event.body)[0],
    );
  expect(await names(null)).toEqual(['missed']);
  expect(await names('7')).toEqual(['missed', 'for seven']);
  expect(await names('8')).toEqual(['missed']);
});

test('who missed more than is told one by one, or counts from elsewhere, hears so', async () => {
  const { events } = await listen();
  const seen = await newestStored();
  await database.transaction().execute(async (transaction) => {
    for (let count = 0; count <= eventsReplayedAtMost; count += 1) {
      await insertEvent(transaction, changed('many'));
    }
  });
  expect(await events.missedSince(seen, null)).toEqual({ isComplete: false, told: [] });
  expect((await events.missedSince('999999999999', null)).isComplete).toBe(false);
});

test('what is an hour old is forgotten, but never the newest; who missed it hears so', async () => {
  await database
    .updateTable('event')
    .set({ created_at: new Date(0) })
    .execute();
  const newest = await newestStored();
  const { events } = await listen();
  const left = await database.selectFrom('event').select('id').execute();
  expect(left).toEqual([{ id: newest }]);
  expect((await events.missedSince('1', null)).isComplete).toBe(false);
  expect(await events.missedSince(newest, null)).toEqual({ isComplete: true, told: [] });
});

async function newestStored(): Promise<string> {
  const row = await database
    .selectFrom('event')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return row.id ?? '0';
}

async function endListeners(transaction: typeof database): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'verbena-notifications' and datname = current_database()
  `.execute(transaction);
}
