import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '#tests/database/harness.ts';
import { MigrationError, migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

describe('an empty database', async () => {
  const { database, connectionString } = await freshDatabase({ isEmpty: true });

  test('is brought up once by two gateways that start together', async () => {
    const other = openDatabase({ connectionString, poolSize: 1 });
    try {
      const [one, two] = await Promise.all([migrate(database), migrate(other)]);
      expect([...one, ...two]).toContain('0001-ground');
      expect(Math.min(one.length, two.length)).toBe(0);
    } finally {
      await other.destroy();
    }
  });

  test('is left as it is the second time', async () => {
    expect(await migrate(database)).toEqual([]);
  });

  test('is refused once a newer version has changed it', async () => {
    await sql`insert into kysely_migration values ('9999-later', 'then')`.execute(database);
    await expect(migrate(database)).rejects.toThrow(MigrationError);
    await expect(migrate(database)).rejects.toThrow(/newer version of Verbena \(9999-later\)/);
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

  test('announces events and versions to whoever listens, when they are committed', async () => {
    const listener = new Client({ connectionString });
    await listener.connect();
    const heard: string[] = [];
    listener.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
    await listener.query('listen verbena_event; listen verbena_version');
    const { id } = await database
      .insertInto('event')
      .values({ kind: 'test', body: JSON.stringify({ told: true }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`select bump_version('content'), bump_version('catalogue')`.execute(database);
    // Notifications come before the answer to the next query of the same connection.
    await listener.query('select 1');
    await listener.end();
    expect(heard).toEqual([
      `verbena_event ${id}`,
      'verbena_version content:2',
      'verbena_version catalogue:2',
    ]);
    const state = await database.selectFrom('site_state').selectAll().executeTakeFirstOrThrow();
    expect(state).toMatchObject({ content_version: '2', catalogue_version: '2' });
  });

  test('knows no other version', async () => {
    const work = sql`select bump_version('other')`.execute(database);
    await expect(work).rejects.toThrow('there is no version of other');
  });
});
