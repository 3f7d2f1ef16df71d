import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/settings/read-settings.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { usualGames } from './games.ts';
import { SeedingError, seedMerchant } from './seed-merchant.ts';

const now = new Date('2026-03-04T05:06:07Z');
const clock = { now: () => now, elapsedMs: () => 0 };

async function emptyHouse() {
  const { database } = await freshDatabase();
  return { database, clock, settings: readSettings({}) };
}

describe('the demo merchant on an empty database', async () => {
  const app = await emptyHouse();
  const { database } = app;
  const seeded = await seedMerchant(app);

  test('has every game it says', async () => {
    const { games } = await database
      .selectFrom('game')
      .select(({ fn }) => fn.countAll<string>().as('games'))
      .executeTakeFirstOrThrow();
    expect(seeded).toEqual({ isSeeded: true, games: usualGames });
    expect(Number(games)).toBe(usualGames);
  });

  test('shows at least 1,200 games and two vendors in each category', async () => {
    const lanes = await database
      .selectFrom('game')
      .select(['game_type', 'vendor_code', sql<string>`count(*)`.as('games')])
      .where('is_shown', '=', true)
      .groupBy(['game_type', 'vendor_code'])
      .execute();
    const shown = lanes.reduce((sum, lane) => sum + Number(lane.games), 0);
    expect(shown).toBeGreaterThanOrEqual(1_200);
    const byType = Map.groupBy(lanes, (lane) => lane.game_type);
    expect(byType.size).toBe(9);
    for (const [gameType, vendors] of byType) {
      expect(vendors.length, gameType).toBeGreaterThanOrEqual(2);
    }
  });

  test('keeps its cockfights where nobody sees them', async () => {
    const fights = await database
      .selectFrom('game')
      .select('is_shown')
      .where('game_class', '=', 'COCKFIGHT')
      .execute();
    expect(fights.length).toBeGreaterThan(0);
    expect(fights.every((fight) => !fight.is_shown)).toBe(true);
  });

  test('finds a game by any of its four names, and by its vendor', async () => {
    for (const words of ['jaguar dorado', 'golden jaguar', '黄金美洲豹', 'jaguar emas', 'jdb']) {
      const found = await database
        .selectFrom('game')
        .select('game_code')
        .where('search_text', 'like', sql<string>`'%' || fold(${words}) || '%'`)
        .execute();
      expect(found.length, words).toBeGreaterThan(0);
    }
  });

  test('has no winner in the future, and each on a game that is shown', async () => {
    const winners = await database
      .selectFrom('winner')
      .innerJoin('game', 'game.node_id', 'winner.node_id')
      .select(['winner.won_at', 'winner.win_amount', 'game.is_shown'])
      .execute();
    expect(winners).toHaveLength(24);
    for (const winner of winners) {
      expect(winner.won_at < now).toBe(true);
      expect(winner.is_shown).toBe(true);
    }
  });

  test('has its markup stored word for word: nothing of it had to be cleaned away', async () => {
    const { promotionRows } = await import('./content-rows.ts');
    const stored = await database.selectFrom('promotion').select(['id', 'content']).execute();
    const written = new Map(promotionRows(now).map(({ id, content }) => [id, content]));
    expect(stored).toHaveLength(written.size);
    for (const { id, content } of stored) expect(content, id).toEqual(written.get(id));
  });

  test('tells the gateways once, however many rows it wrote', async () => {
    const state = await database
      .selectFrom('site_state')
      .select(['content_version', 'catalogue_version'])
      .executeTakeFirstOrThrow();
    expect(state).toEqual({ content_version: '2', catalogue_version: '2' });
  });
});

describe('seeding once more', async () => {
  const app = await emptyHouse();
  const { database } = app;
  await seedMerchant(app);

  test('leaves favourites where they were and takes games out that are no longer there', async () => {
    const player = await database
      .selectFrom('player')
      .select('id')
      .where('account', '=', 'demo')
      .executeTakeFirstOrThrow();
    const { node_id } = await database
      .selectFrom('game')
      .select('node_id')
      .where('game_code', '=', 'PG-RNG-VIDEO-jaguar-0001')
      .executeTakeFirstOrThrow();
    await database.insertInto('favourite').values({ player_id: player.id, node_id }).execute();
    await seedMerchant(app, { games: 600 });
    const kept = await database.selectFrom('favourite').select('node_id').execute();
    expect(kept).toEqual([{ node_id }]);
    const games = await database.selectFrom('game').select('node_id').execute();
    expect(games).toHaveLength(600);
    expect(await database.selectFrom('popup').select('id').execute()).toHaveLength(13);
    expect(await database.selectFrom('winner').select('id').execute()).toHaveLength(24);
  });

  test('leaves games where they are hosted', async () => {
    const hosts = ['http://127.0.0.1:8231'];
    await app.database.updateTable('site_setting').set({ launch_game_cdns: hosts }).execute();
    await seedMerchant(app);
    const { launch_game_cdns } = await app.database
      .selectFrom('site_setting')
      .select('launch_game_cdns')
      .executeTakeFirstOrThrow();
    expect(launch_game_cdns).toEqual(hosts);
  });

  test('is left alone where only an empty database was to be filled', async () => {
    const seeded = await seedMerchant(app, { onlyIfEmpty: true });
    expect(seeded.isSeeded).toBe(false);
  });

  test('refuses a number of games that it has no words for', async () => {
    await expect(seedMerchant(app, { games: 3 })).rejects.toThrow(SeedingError);
    await expect(seedMerchant(app, { games: 400.5 })).rejects.toThrow(SeedingError);
  });

  test('never touches a merchant that is not the demonstration', async () => {
    await database.updateTable('site_setting').set({ licence_number: 'REAL-7' }).execute();
    await expect(seedMerchant(app)).rejects.toThrow('not the demonstration');
    const setting = await database
      .selectFrom('site_setting')
      .select('licence_number')
      .executeTakeFirstOrThrow();
    expect(setting.licence_number).toBe('REAL-7');
  });
});

test('two gateways that start at once fill the database once', async () => {
  const app = await emptyHouse();
  const both = await Promise.all([
    seedMerchant(app, { games: 400, onlyIfEmpty: true }),
    seedMerchant(app, { games: 400, onlyIfEmpty: true }),
  ]);
  expect(both.filter((each) => each.isSeeded)).toHaveLength(1);
});
