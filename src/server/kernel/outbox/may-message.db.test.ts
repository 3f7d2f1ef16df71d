import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { mayMessage } from './may-message.ts';
import { addressCaps, countryCaps, recipientCaps } from './pace-rules.ts';
import { deletePaceOlderThan } from './pace-store.ts';

const { database } = await freshDatabase({ poolSize: 20 });
beforeEach(async () => {
  await database.deleteFrom('message_pace').execute();
});

const request = { to: '+573001234567', address: '190.0.2.7', country: 'CO' };
const numberOf = (index: number) => `+5730${String(index).padStart(8, '0')}`;
const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
/** As if that much time had passed. */
const pass = (seconds: number) =>
  sql`update message_pace
    set allowed_at = allowed_at - make_interval(secs => ${seconds}::float8)`.execute(database);
const plant = (count: number, country: string) =>
  sql`
    insert into message_pace (recipient, address, country, allowed_at)
    select '+1' || n, '2001:db8::' || n, ${country}, clock_timestamp() - interval '10 minutes'
    from generate_series(1, ${count}::int) as n`.execute(database);
const countAllowed = (all: { done: boolean }[]) => all.filter((one) => one.done).length;

test('another message is allowed after a minute and not before, and the refusal names the wait', async () => {
  expect(await mayMessage(database, request)).toMatchObject({ done: true });
  await pass(58);
  const refused = await mayMessage(database, request);
  expect(refused).toMatchObject({ code: 'message.too-soon' });
  expect([1, 2]).toContain(refused.done ? 0 : refused.retryAfterSeconds);
  await pass(2);
  expect(await mayMessage(database, request)).toMatchObject({ done: true });
});

test('a caller whose code lasts longer waits longer', async () => {
  const long = { ...request, resendAfterSeconds: 300 };
  await mayMessage(database, long);
  await pass(61);
  expect(await mayMessage(database, long)).toMatchObject({ code: 'message.too-soon' });
});

test('after five in a quarter of an hour there is a wait of five minutes', async () => {
  for (let sent = 0; sent < 5; sent += 1) {
    expect(await mayMessage(database, request)).toMatchObject({ done: true });
    await pass(61);
  }
  const refused = await mayMessage(database, request);
  expect(refused).toMatchObject({ code: 'message.too-many' });
  const wait = refused.done ? 0 : (refused.retryAfterSeconds ?? 0);
  expect(wait).toBeGreaterThan(200);
  expect(wait).toBeLessThanOrEqual(300 - 61);
  await pass(300 - 61);
  expect(await mayMessage(database, request)).toMatchObject({ done: true });
});

test('a refusal does not make the wait longer', async () => {
  await mayMessage(database, request);
  for (let tries = 0; tries < 10; tries += 1) await mayMessage(database, request);
  await pass(60);
  expect(await mayMessage(database, request)).toMatchObject({ done: true });
});

test('a number gets no more than its cap in a day, however patient the caller', async () => {
  let sent = 0;
  for (let minute = 0; minute < 24 * 60; minute += 20) {
    if ((await mayMessage(database, request)).done) sent += 1;
    await pass(20 * 60);
  }
  expect(sent).toBe(recipientCaps.at(-1)?.most);
});

test('the same mailbox in other letters is the same mailbox', async () => {
  await mayMessage(database, { ...request, to: 'Ana@Play.example' });
  const again = await mayMessage(database, { ...request, to: 'ana@play.example' });
  expect(again).toMatchObject({ code: 'message.too-soon' });
});

test('200 requests at once for one number: exactly one goes through', async () => {
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      mayMessage(database, { ...request, address: addressOf(index) }),
    ),
  );
  expect(countAllowed(all)).toBe(1);
});

test('200 numbers at once from one address: exactly the address’s cap goes through', async () => {
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      mayMessage(database, { ...request, to: numberOf(index) }),
    ),
  );
  expect(countAllowed(all)).toBe(addressCaps[0]?.most);
});

test('the addresses of one IPv6 line are one caller', async () => {
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      mayMessage(database, {
        ...request,
        to: numberOf(index),
        address: `2001:db8:1:2:${index.toString(16)}::1`,
      }),
    ),
  );
  expect(countAllowed(all)).toBe(addressCaps[0]?.most);
});

test('200 callers at once near a country’s cap: exactly what is left goes through, elsewhere all', async () => {
  await plant((countryCaps[0]?.most ?? 0) - 7, 'CO');
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      mayMessage(database, { ...request, to: numberOf(index), address: addressOf(index) }),
    ),
  );
  expect(countAllowed(all)).toBe(7);
  const elsewhere = { to: '+5215512345678', address: '190.0.2.8', country: 'MX' };
  expect(await mayMessage(database, elsewhere)).toMatchObject({ done: true });
});

test('what is counted is forgotten when no cap looks back so far', async () => {
  await mayMessage(database, request);
  await pass(86_000);
  await deletePaceOlderThan(database);
  expect(await database.selectFrom('message_pace').select('id').execute()).toHaveLength(1);
  await pass(500);
  await deletePaceOlderThan(database);
  expect(await database.selectFrom('message_pace').select('id').execute()).toEqual([]);
});
