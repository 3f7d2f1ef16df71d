import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { inTransaction, type Transaction } from './open.ts';
import { planned } from './planned-client.ts';

const { database } = await freshDatabase();

async function addPlayer(where: Transaction, account: string): Promise<void> {
  await where
    .insertInto('player')
    .values({ account, nickname: account, merchant: 'verbena', language: 'es' })
    .execute();
}

async function isKnown(account: string): Promise<boolean> {
  const found = await database
    .selectFrom('player')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirst();
  return found !== undefined;
}

test('what is done stays', async () => {
  const outcome = await inTransaction(database, async (transaction) => {
    await addPlayer(transaction, 'done');
    return { done: true, value: 7 } as const;
  });
  expect(outcome).toEqual({ done: true, value: 7 });
  expect(await isKnown('done')).toBe(true);
});

test('a refusal is answered as it is and leaves nothing behind', async () => {
  const refusal = { done: false, code: 'request.conflict' } as const;
  const outcome = await inTransaction(database, async (transaction) => {
    await addPlayer(transaction, 'refused');
    return refusal;
  });
  expect(outcome).toBe(refusal);
  expect(await isKnown('refused')).toBe(false);
});

test('what is thrown is thrown on and leaves nothing behind', async () => {
  const mistake = new Error('a mistake');
  const work = inTransaction(database, async (transaction) => {
    await addPlayer(transaction, 'thrown');
    throw mistake;
  });
  await expect(work).rejects.toBe(mistake);
  expect(await isKnown('thrown')).toBe(false);
});

test('a deadlock is repeated until both sides are through', async () => {
  await inTransaction(database, async (transaction) => {
    await addPlayer(transaction, 'left');
    await addPlayer(transaction, 'right');
    return { done: true };
  });
  let attempts = 0;
  const bothHoldOne = Promise.withResolvers<void>();
  const rename = (first: string, second: string) =>
    inTransaction(database, async (transaction) => {
      attempts += 1;
      await touch(transaction, first);
      if (attempts === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await touch(transaction, second);
      return { done: true };
    });
  await Promise.all([rename('left', 'right'), rename('right', 'left')]);
  expect(attempts).toBeGreaterThan(2);
  const { nickname } = await database
    .selectFrom('player')
    .select('nickname')
    .where('account', '=', 'left')
    .executeTakeFirstOrThrow();
  expect(nickname).toBe('left!!');
});

async function touch(transaction: Transaction, account: string): Promise<void> {
  await transaction
    .updateTable('player')
    .set({ nickname: sql`nickname || '!'` })
    .where('account', '=', account)
    .execute();
}

test('a serialization failure that never ends is thrown after five attempts', async () => {
  let attempts = 0;
  const work = inTransaction(database, async (transaction) => {
    attempts += 1;
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(
      transaction,
    );
    return { done: true };
  });
  await expect(work).rejects.toMatchObject({ code: '40001' });
  expect(attempts).toBe(5);
});

test('a connection that ends in the hands of its user ends the work, and not the process', async () => {
  // A fault that nobody listens for ends the process, and here the run.
  const work = database.connection().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database);
    await sql`select 1`.execute(connection);
  });
  await expect(work).rejects.toThrow();
  const { rows } = await sql<{ alive: boolean }>`select true as alive`.execute(database);
  expect(rows).toEqual([{ alive: true }]);
});

test('a bigint column arrives as a string, exact beyond what a number holds', async () => {
  const { rows } = await sql<{ big: unknown }>`select 9007199254740993::bigint as big`.execute(
    database,
  );
  expect(rows[0]?.big).toBe('9007199254740993');
});

test('connections that break under queries fail those queries, and nothing else', async () => {
  const { database: shaken } = await freshDatabase({ poolSize: 5 });
  const name = await sql<{ name: string }>`select current_database() as name`.execute(shaken);
  const waiting = Array.from({ length: 5 }, () =>
    shaken.transaction().execute((transaction) => sql`select pg_sleep(3600)`.execute(transaction)),
  );
  const settled = Promise.allSettled(waiting);
  const kill = () =>
    sql<{ killed: boolean }>`
      select pg_terminate_backend(pid) as killed from pg_stat_activity
      where datname = ${name.rows[0]?.name ?? ''} and query like '%pg_sleep(3600)%'
        and state = 'active' and pid <> pg_backend_pid()`.execute(database);
  let killed = 0;
  await expect.poll(async () => (killed += (await kill()).rows.length)).toBe(5);
  expect((await settled).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  // An error without a listener would have failed this run; the pool goes on with new connections.
  const ask = () =>
    sql`select 1`.execute(shaken).then(
      () => 'alive',
      () => 'broken',
    );
  await expect.poll(ask).toBe('alive');
});

test('a statement that is marked is planned once a connection, and answers as before', async () => {
  const ask = (where: Transaction, text: string) =>
    sql<{ text: string }>`${sql.raw(planned('echo'))} select ${text}::text as text`.execute(where);
  await inTransaction(database, async (transaction) => {
    const answers = [];
    for (const text of ['one', 'two']) answers.push((await ask(transaction, text)).rows[0]?.text);
    expect(answers).toEqual(['one', 'two']);
    const { rows } = await sql<{ calls: string }>`
      select generic_plans + custom_plans as calls from pg_prepared_statements
      where name = 'echo'`.execute(transaction);
    expect(rows).toEqual([{ calls: '2' }]);
    return { done: true };
  });
});

test('a marked statement that is wrong fails as any other, and nothing is stuck', async () => {
  const wrong = sql`${sql.raw(planned('broken'))} select nothing`.execute(database);
  await expect(wrong).rejects.toThrow(/nothing/);
  expect(await isKnown('nobody')).toBe(false);
});
