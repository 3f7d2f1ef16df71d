import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { migrate } from './migrate.ts';
import { MigrationError } from './migration-error.ts';
import { openDatabase } from './open.ts';

describe('an empty database', async () => {
  const { database, connectionString } = await freshDatabase({ isEmpty: true });

  test('is brought up once by two gateways that start together', async () => {
    const other = openDatabase({ connectionString, poolSize: 1 });
    try {
      const [one, two] = await Promise.all([migrate(database), migrate(other)]);
      expect([...one, ...two]).toContain('schema/ledger.sql');
      expect([...one, ...two]).toContain('functions/ledger/ledger_post.sql');
      expect(Math.min(one.length, two.length)).toBe(0);
    } finally {
      await other.destroy();
    }
  });

  test('is left as it is the second time', async () => {
    expect(await migrate(database)).toEqual([]);
  });

  test('is refused once a newer version has changed it', async () => {
    await sql`insert into schema_file values ('migrations/9999-later.sql', 'x')`.execute(database);
    await expect(migrate(database)).rejects.toThrow(MigrationError);
    await expect(migrate(database)).rejects.toThrow(/newer version of Verbena .*9999-later/);
  });
});

describe('a database of an unreleased version', async () => {
  const { database } = await freshDatabase({ isEmpty: true });

  test('is refused with a sentence that says to start anew', async () => {
    await sql`create table kysely_migration (name text, timestamp text)`.execute(database);
    await expect(migrate(database)).rejects.toThrow(MigrationError);
    await expect(migrate(database)).rejects.toThrow(/start anew, with DATA_DIR\/postgres deleted/);
    await sql`drop table kysely_migration`.execute(database);
  });

  test('is refused where a table of the baseline has another shape', async () => {
    await migrate(database);
    await sql`update schema_file set hash = 'other' where name = 'schema/kyc.sql'`.execute(
      database,
    );
    await expect(migrate(database)).rejects.toThrow(/start anew/);
  });
});

describe('a migrated database', async () => {
  const { database, connectionString } = await freshDatabase();
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verbena-schema-'));
    await mkdir(join(folder, 'migrations'));
    const own = fileURLToPath(new URL('.', import.meta.url));
    for (const kind of ['schema', 'functions']) {
      await cp(join(own, kind), join(folder, kind), { recursive: true });
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const ask = async (expression: string) => {
    const { rows } = await sql<{ answer: unknown }>`
      select ${sql.raw(expression)} as answer`.execute(database);
    return rows[0]?.answer;
  };

  test('keeps its tables when a comment of the baseline is mended', async () => {
    const kyc = join(folder, 'schema/kyc.sql');
    await writeFile(kyc, `-- Another comment.\n${await readFile(kyc, 'utf8')}`);
    expect(await migrate(database, folder)).toEqual([]);
  });

  test('gets a new function, and a changed one in its place, whatever its parameters', async () => {
    const name = 'functions/site/site_sum.sql';
    const made = (signature: string, body: string) =>
      write(name, `create or replace function site_sum${signature} language sql return ${body};`);
    await made('(a int) returns int', 'a');
    expect(await migrate(database, folder)).toEqual([name]);
    await made('(a int) returns int', 'a + 1');
    expect(await migrate(database, folder)).toEqual([name]);
    expect(await ask('site_sum(1)')).toBe(2);
    await made('(a int, b int) returns text', `'two'`);
    expect(await migrate(database, folder)).toEqual([name]);
    expect(await ask('site_sum(1, 2)')).toBe('two');
    await expect(ask('site_sum(1)')).rejects.toThrow('does not exist');
  });

  test('keeps a function whose file moved, and loses one whose file is gone', async () => {
    await rm(join(folder, 'functions/site/site_sum.sql'));
    const text = `create or replace function site_sum() returns int language sql return 3;`;
    await write('functions/content/site_sum.sql', text);
    await migrate(database, folder);
    expect(await ask('site_sum()')).toBe(3);
    await rm(join(folder, 'functions/content/site_sum.sql'));
    await migrate(database, folder);
    await expect(ask('site_sum()')).rejects.toThrow('does not exist');
  });

  test('takes steps in order, with the functions they need and those that need them', async () => {
    await write(
      'migrations/0001-guess.sql',
      'create table guess (id int, seen int default one());',
    );
    await write(
      'migrations/0002-guess-index.sql',
      '-- outside a transaction\ncreate index concurrently guess_index on guess (id);',
    );
    await write(
      'functions/site/one.sql',
      'create or replace function one() returns int language sql return 1;',
    );
    await write(
      'functions/site/guesses.sql',
      'create or replace function guesses() returns bigint language sql return (select count(*) from guess);',
    );
    expect(await migrate(database, folder)).toEqual([
      'functions/site/one.sql',
      'migrations/0001-guess.sql',
      'migrations/0002-guess-index.sql',
      'functions/site/guesses.sql',
    ]);
    expect(await ask('guesses()')).toBe('0');
    expect(await migrate(database, folder)).toEqual([]);
  });

  test('refuses a step that was changed after it was taken', async () => {
    await write('migrations/0001-guess.sql', 'create table guess (id bigint);');
    await expect(migrate(database, folder)).rejects.toThrow(/write a new step/);
    await write(
      'migrations/0001-guess.sql',
      'create table guess (id int, seen int default one());',
    );
  });

  test('gives up a lock that a long transaction holds, and tries again', async () => {
    const reader = new Client({ connectionString });
    await reader.connect();
    await reader.query('begin; select from guess');
    await write('migrations/0003-guess-more.sql', 'alter table guess add column more int;');
    const migrated = migrate(database, folder);
    await expect
      .poll(() => ask(`(select count(*)::int from pg_locks where not granted)`), {
        timeout: 20_000,
      })
      .toBe(1);
    // While it pauses between two attempts, whoever came later goes on.
    await sql`insert into guess (id) values (1)`.execute(database);
    await reader.query('commit');
    await reader.end();
    expect(await migrated).toEqual(['migrations/0003-guess-more.sql']);
  });

  test('names the file that cannot be applied, and keeps nothing of it', async () => {
    await write('migrations/0004-broken.sql', 'create table half (id int); select 1 / 0;');
    await expect(migrate(database, folder)).rejects.toThrow(
      'The file db/migrations/0004-broken.sql could not be applied: division by zero.',
    );
    expect(await ask(`to_regclass('half')`)).toBeNull();
  });
});

describe('the ground', async () => {
  const { database, connectionString } = await freshDatabase();

  test('tells accounts apart whatever their capitals', async () => {
    const player = { nickname: 'Ana', merchant: 'verbena', language: 'es' };
    await database
      .insertInto('player')
      .values({ ...player, account: 'ana' })
      .execute();
    const again = database.insertInto('player').values({ ...player, account: 'ANA' });
    await expect(again.execute()).rejects.toMatchObject({ constraint: 'player_account_key' });
  });

  test.each([
    ['Áñö ÇÉ', 'ano ce'],
    ['Đường', 'duong'],
    ['ＰＧ　１２', 'pg 12'],
    ['Łódź', 'lodz'],
    ['财神到', '财神到'],
  ])('folds %s to %s', async (given, folded) => {
    const { rows } = await sql<{ folded: string }>`select fold(${given}) as folded`.execute(
      database,
    );
    expect(rows[0]?.folded).toBe(folded);
  });

  test('versions are announced to listeners when they are committed, events are not: they are polled', async () => {
    const listener = new Client({ connectionString });
    await listener.connect();
    const heard: string[] = [];
    listener.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
    await listener.query('listen verbena_event; listen verbena_version');
    await database
      .insertInto('event')
      .values({ kind: 'test', body: JSON.stringify({ told: true }) })
      .execute();
    await sql`select bump_version('content'), bump_version('catalogue')`.execute(database);
    // Notifications come before the answer to the next query of the same connection.
    await listener.query('select 1');
    await listener.end();
    expect(heard).toEqual(['verbena_version content:2', 'verbena_version catalogue:2']);
    const state = await database.selectFrom('site_state').selectAll().executeTakeFirstOrThrow();
    expect(state).toMatchObject({ content_version: '2', catalogue_version: '2' });
  });

  test('knows no other version', async () => {
    const work = sql`select bump_version('other')`.execute(database);
    await expect(work).rejects.toThrow('there is no version of other');
  });
});
