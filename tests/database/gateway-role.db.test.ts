import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import { makePartitions } from '#server/ledger/days-store.ts';
import { capture, reserve } from '#server/ledger/holds.ts';
import { sealDays } from '#server/ledger/seal-day.ts';
import { asGateway, freshDatabase } from './harness.ts';
import { ledgerPlayer, move } from './ledger-player.ts';

const { database: owner, connectionString } = await freshDatabase();
const gateway = asGateway(connectionString);

describe.skipIf(!gateway)('the role of a gateway', async () => {
  const database = gateway as Database;
  const player = await ledgerPlayer(owner);
  await move(owner, { amount: 1_000n, from: player.house, to: player.main });
  await sql`
    insert into ledger_day (day, transfers, merkle_root, previous_root, chain_root)
    values ((clock_timestamp() at time zone 'UTC')::date - 2, 0, '', '', 'root')`.execute(owner);
  await sql`
    insert into operator_audit (operator_name, action, subject, detail)
    values ('ana', 'look', 'player:1', '{}')`.execute(owner);

  const refused: [string, string][] = [
    ['a balance written', 'update ledger_balance set amount = amount + 1000000'],
    ['what was paid in written', 'update ledger_balance set brought = 0'],
    ['a balance added', 'insert into ledger_balance (account_id, player_id) values (1, 1)'],
    ['a balance taken away', 'delete from ledger_balance'],
    [
      'a leg added',
      `insert into ledger_leg select posted_on, transfer_id, 9, account_id, player_id, commodity, 5, 5
       from ledger_leg where player_id is not null limit 1`,
    ],
    ['a leg changed', 'update ledger_leg set amount = 1'],
    ['a leg taken away', 'delete from ledger_leg'],
    [
      'a transfer added',
      `insert into ledger_transfer (id, posted_on, posted_at, key, kind, reference, actor)
       values (1, current_date, now(), 'x', 'test', '', 'x')`,
    ],
    ['a transfer changed', `update ledger_transfer set actor = 'nobody'`],
    ['a key taken away', 'delete from ledger_key'],
    [
      'an account opened by hand',
      `insert into ledger_account (kind, commodity) values ('tax', 'X')`,
    ],
    ['a hold taken away', 'delete from ledger_hold'],
    ['a sealed day changed', `update ledger_day set transfers = 5`],
    ['a sealed day taken away', 'delete from ledger_day'],
    [
      'a day sealed by hand',
      `insert into ledger_day (day, transfers, merkle_root, previous_root, chain_root)
       values ('2100-01-01', 0, '', '', 'other')`,
    ],
    [
      'a knot kept by hand',
      `insert into ledger_day_block (day, ordinal, first_id, knot) values ('2100-01-01', 0, 1, '')`,
    ],
    ['a day closed by hand', `insert into ledger_closing (day) values ('2100-01-01')`],
    ['a break shortened', 'update player_break set ends_at = now()'],
    ['a ticket bought anew', `update lottery_ticket set lines = '[]'`],
    ['a ticket taken away', 'delete from lottery_ticket'],
    ['a chase taken away', 'delete from lottery_chase'],
    ['a chase made dearer', 'update lottery_chase set cost = 1'],
    ['a chain given back its links', 'update lottery_chain set used = 0'],
    ['a chain taken away', 'delete from lottery_chain'],
    ['a void asked for by hand', 'delete from lottery_void_request'],
    ['the books emptied', 'truncate ledger_leg'],
    ['a trigger put out', 'alter table ledger_balance disable trigger user'],
    ['a table made', 'create table mine (id int)'],
    ['what was applied written', 'delete from schema_file'],
  ];

  test.each(refused)('is refused %s', async (_, statement) => {
    await expect(sql.raw(statement).execute(database)).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    ['changed', `update operator_audit set operator_name = 'eva'`],
    ['taken away', 'delete from operator_audit'],
    ['emptied', 'truncate operator_audit'],
  ])('G-EVENTS: is refused a line of the audit %s', async (_, statement) => {
    await expect(sql.raw(statement).execute(database)).rejects.toMatchObject({ code: '42501' });
  });

  test('is refused a month of the books, written past its table', async () => {
    const { rows } = await sql<{ month: string }>`
      select relid::regclass::text as month from pg_partition_tree('ledger_leg') where isleaf`.execute(
      owner,
    );
    for (const { month } of rows) {
      const statement = sql.raw(`insert into ${month} select * from ledger_leg limit 0`);
      await expect(statement.execute(database)).rejects.toMatchObject({ code: '42501' });
    }
    expect(rows.length).toBeGreaterThan(12);
  });

  test.each([
    ['closes no day that is not over', `ledger_close_day((now() at time zone 'UTC')::date)`],
    ['seals no day that is not closed', `ledger_seal_day((now() at time zone 'UTC')::date, '{}')`],
    ['seals no day out of its turn', `ledger_seal_day('2100-01-01', '{}')`],
    ['closes no day to come', `ledger_close_day('2100-01-01')`],
    ['makes no months of the books without bound', `ledger_make_partitions('2100-01-01')`],
    ['makes no months of long ago', `ledger_make_partitions('1500-01-01')`],
    ['makes no months of bets without bound', `record_make_partitions('infinity')`],
  ])('%s', async (_, call) => {
    const calling = sql`select ${sql.raw(call)}`.execute(database);
    await expect(calling).rejects.toMatchObject({ code: '22023' });
  });

  test('gets no further by the switch that once opened the books', async () => {
    const posting = database.transaction().execute(async (transaction) => {
      await sql`select set_config('verbena.posting', 'yes', true)`.execute(transaction);
      await sql`update ledger_balance set amount = amount + 1`.execute(transaction);
    });
    await expect(posting).rejects.toMatchObject({ code: '42501' });
  });

  test('gives nobody another one’s balance, though it may lock it', async () => {
    await sql`select from ledger_balance for no key update`.execute(database);
    const statement = sql`update ledger_balance set player_id = player_id`;
    await expect(statement.execute(database)).rejects.toThrow(/takes additions only/);
  });

  test('posts, holds, opens accounts, makes room and closes days', async () => {
    const other = await ledgerPlayer(database);
    await move(database, { amount: 100n, from: other.house, to: other.main });
    const hold = { playerId: other.playerId, commodity: 'COP', reference: 'h', actor: 'test' };
    await inTransaction(database, async (transaction) => {
      await reserve(transaction, { ...hold, amount: 40n });
      const part = { reference: 'h', key: 'h:1', kind: 'test', actor: 'test', amount: 15n };
      await capture(transaction, { ...part, to: other.house });
      return { done: true };
    });
    expect(await sealDays(database)).toBe(1);
    expect(await makePartitions(database, 20)).toBe(4);
    const { rows } = await sql<{ amount: string }>`
      select amount from ledger_balance where account_id = ${other.main}`.execute(database);
    expect(rows).toEqual([{ amount: '60' }]);
  });

  test('seals no day over transfers that it does not have', async () => {
    await sealDays(database);
    const sealing = sql`
      select ledger_seal_day(max(day), array[sha256('another')]) from ledger_day`.execute(database);
    await expect(sealing).rejects.toThrow(/the knots are not those of the 0 transfers/);
  });

  test('adds to the audit, and serves the schema it is given', async () => {
    await sql`
      insert into operator_audit (operator_name, action, subject, detail)
      values ('ana', 'look', 'player:1', '{}')`.execute(database);
    expect(await migrate(database)).toEqual([]);
  });

  test('is refused a schema that is not of its code, older or newer', async () => {
    for (const change of [
      sql`update schema_file set hash = 'older' where name = 'functions/ledger/ledger_post.sql'`,
      sql`insert into schema_file (name, hash) values ('functions/ledger/ledger_later.sql', 'x')`,
    ]) {
      await owner.transaction().execute(async (transaction) => change.execute(transaction));
      await expect(migrate(database)).rejects.toThrow(/run "npm run site -- migrate"/);
      await migrate(owner);
      expect(await migrate(database)).toEqual([]);
    }
  });
});

describe('a migration that was killed before it granted rights', async () => {
  const { database: owner, connectionString } = await freshDatabase();
  const gateway = asGateway(connectionString);

  test.skipIf(!gateway)('is made good by the next start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verbena-roles-'));
    try {
      const own = fileURLToPath(new URL('../../src/server/db/', import.meta.url));
      for (const kind of ['schema', 'functions', 'roles']) {
        await cp(join(own, kind), join(folder, kind), { recursive: true });
      }
      await mkdir(join(folder, 'migrations'));
      await writeFile(
        join(folder, 'migrations/0001-new.sql'),
        'create table something_new (id int)',
      );
      const rights = join(folder, 'roles/verbena_gateway.sql');
      const granted = await readFile(rights, 'utf8');
      await writeFile(rights, 'select pg_terminate_backend(pg_backend_pid())');
      await expect(migrate(owner, folder)).rejects.toThrow();
      await writeFile(rights, granted);
      const read = () => sql`select from something_new`.execute(gateway as Database);
      await expect(read()).rejects.toThrow(/permission denied/);
      await migrate(owner, folder);
      await expect(read()).resolves.toMatchObject({ rows: [] });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
