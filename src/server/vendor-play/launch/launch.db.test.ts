import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { gameTypes } from '#contract/values.ts';
import { listRecents } from '#server/catalogue/recents.ts';
import { identify } from '#server/identity/sessions/identify.ts';
import { openSession } from '#server/identity/sessions/open-session.ts';
import type { Player } from '#server/kernel/answer.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { newPlayer, testApp, visitor } from '#tests/database/test-app.ts';
import { launchGame } from './launch-game.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const worded = (text: string) => JSON.stringify({ es: text, en: text }) as never;
await database
  .insertInto('vendor')
  .values(
    ['PG', 'EVO', 'LOTT'].map((code) => ({
      code,
      display_name: worded(code),
      icon_url: `/vendors/${code}.svg`,
    })),
  )
  .execute();
await database
  .insertInto('game_category')
  .values(gameTypes.map((game_type) => ({ game_type, title: worded(game_type) })))
  .execute();
await database
  .insertInto('vendor_category')
  .values([
    { vendor_code: 'PG', game_type: 'RNG', account_type_name: 'PG' },
    { vendor_code: 'EVO', game_type: 'RNG', account_type_name: 'Evo' },
    { vendor_code: 'EVO', game_type: 'LIVE', account_type_name: 'Evo', is_game: 'GAME' },
    { vendor_code: 'LOTT', game_type: 'LOTT', account_type_name: 'Lott' },
  ])
  .execute();
await database
  .insertInto('game_class')
  .values(
    (['RNG', 'LIVE', 'LOTT'] as const).map((game_type) => ({
      game_type,
      key: 'ANY',
      title: worded('Any'),
    })),
  )
  .execute();
const games = [
  ['PG-1', 'PG', 'RNG', true],
  ['PG-2', 'PG', 'RNG', false],
  ['EVO-SLOT', 'EVO', 'RNG', false],
  ['EVO-TABLE', 'EVO', 'LIVE', false],
  ['LOTT-1', 'LOTT', 'LOTT', false],
] as const;
await database
  .insertInto('game')
  .values(
    games.map(([game_code, vendor_code, game_type, supports_trial]) => ({
      game_id: game_code,
      game_code,
      vendor_code,
      game_type,
      game_class: 'ANY',
      name: worded(game_code),
      icon_url: '/art/games/dice.svg',
      currency: 'USD',
      minimum_bet: '10',
      supports_trial,
    })),
  )
  .execute();
await database
  .insertInto('vendor_link')
  .values(
    (['PG', 'EVO'] as const).map((vendor_code) => ({
      vendor_code,
      wallet: vendor_code === 'EVO' ? ('transfer' as const) : ('seamless' as const),
      base_address: 'http://127.0.0.1:9',
      public_key: '{"kty":"OKP","crv":"Ed25519","x":"AAAA"}',
    })),
  )
  .execute();
const hosts = ['https://play1.example', 'https://play2.example'];
await database
  .insertInto('site_setting')
  .values({
    merchant: 'verbena',
    site_name: 'Verbena',
    currency: 'USD',
    currency_symbol: '$',
    main_domain: 'verbena.example',
    launch_game_cdns: hosts,
    licence_line: worded('L'),
    licence_number: '1',
    licence_year: 2025,
    licence_content: worded('L'),
    languages: ['es', 'en'],
    default_language: 'es',
    time_zone: 'America/Bogota',
  })
  .execute();
await app.hear();

let count = 0;
let ana: Player;
beforeEach(async () => {
  count += 1;
  app.clock.set('2026-11-20T12:00:00Z');
  ana = await loggedIn(0);
});

async function loggedIn(type: number): Promise<Player> {
  const { id } = await newPlayer(database, `luz-${count}-${type}`, type);
  const { token } = await openSession(app, id);
  const player = await identify(app, token);
  if (player === null || player === 'expired') throw new Error('Nobody came in.');
  return player;
}

type LaunchRequest = Partial<Parameters<typeof launchGame>[1]>;
const launch = (wish: LaunchRequest = {}, player = ana) =>
  launchGame(
    app,
    { gameCode: 'PG-1', mode: 'real', place: 'frame', language: 'en', theme: 'night', ...wish },
    player,
    visitor,
  );
const tokensOf = (playerId: string) =>
  database.selectFrom('launch_token').selectAll().where('player_id', '=', playerId).execute();
const off = (table: 'vendor' | 'game' | 'vendor_link', code: string, enabled: boolean) =>
  database
    .updateTable(table as 'vendor')
    .set({ enabled })
    .where(
      (table === 'vendor'
        ? 'code'
        : `${table}.${table === 'game' ? 'game_code' : 'vendor_code'}`) as 'code',
      '=',
      code,
    )
    .execute();

test('a game opens once at one of the merchant’s hosts, and only the token’s hash is kept', async () => {
  const opened = await launch();
  if (!opened.done) throw new Error(opened.code);
  const address = new URL(opened.value.address);
  expect(hosts).toContain(address.origin);
  expect(`${address.pathname}${address.search}`).toBe('/play/PG/PG-1');
  const told = new URLSearchParams(address.hash.slice(1));
  expect(told.get('origin')).toBe('https://play.example');
  const token = told.get('token') ?? '';
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const [row] = await tokensOf(ana.id);
  expect(row).toMatchObject({ vendor_code: 'PG', game_code: 'PG-1', mode: 'real', used_at: null });
  expect(row?.token_hash.equals(createHash('sha256').update(token).digest())).toBe(true);
  expect(row?.expires_at.toISOString()).toBe('2026-11-20T12:01:00.000Z');
  expect(JSON.stringify(row)).not.toContain(token);
});

test('the host stays the same for as long as one is logged in', async () => {
  const origins = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const opened = await launch();
      return opened.done ? new URL(opened.value.address).origin : opened.code;
    }),
  );
  expect(new Set(origins).size).toBe(1);
});

test('of one player’s addresses five are good at once, whatever was launched before', async () => {
  for (let launched = 0; launched < 8; launched += 1) {
    app.clock.set(`2026-11-20T12:00:0${launched}Z`);
    expect(await launch()).toMatchObject({ done: true });
  }
  const open = (await tokensOf(ana.id)).filter(({ used_at }) => used_at === null);
  expect(open.map(({ made_at }) => made_at.getUTCSeconds()).toSorted()).toEqual([3, 4, 5, 6, 7]);
});

test('a session keeps its host when another is added or its order changes, and follows when its own is gone', async () => {
  const origins = ['https://play1.example', 'https://play2.example', 'https://play3.example'];
  const hostOf = async () => {
    const opened = await launch();
    return opened.done ? new URL(opened.value.address).origin : opened.code;
  };
  const list = async (given: string[]) => {
    await database.updateTable('site_setting').set({ launch_game_cdns: given }).execute();
    await app.hear();
  };
  await list(origins);
  const first = await hostOf();
  await list(origins.toReversed());
  expect(await hostOf()).toBe(first);
  const others = origins.filter((one) => one !== first);
  await list(others);
  expect(others).toContain(await hostOf());
  await list([...others, first]);
  expect(await hostOf()).toBe(first);
  await list(hosts);
});

test('what was opened is the latest among what was played', async () => {
  await launch();
  await launch({ gameCode: 'PG-2' });
  const { value } = await listRecents(app, ana.id, {
    gameType: 'ALL',
    language: 'en',
    page: 1,
    pageSize: 28,
  } as never);
  expect(value.list.map(({ gameCode }) => gameCode)).toEqual(['PG-2', 'PG-1']);
});

test('a vendor’s own code leads into the category that is entered by its lobby', async () => {
  expect(await launch({ gameCode: 'EVO' })).toMatchObject({
    value: { game: 'EVO-TABLE', gameType: 'LIVE', wallet: 'transfer' },
  });
});

test('a trial account plays the vendor’s free round where there is one, and nothing else', async () => {
  const trial = await loggedIn(4);
  expect(await launch({}, trial)).toMatchObject({ code: 'session.trial' });
  expect(await launch({ mode: 'trial' }, trial)).toMatchObject({ value: { mode: 'trial' } });
  expect(await launch({ mode: 'trial', gameCode: 'PG-2' }, trial)).toMatchObject({
    code: 'game.no-trial',
  });
});

test('a game nobody has is unknown; one that nobody hosts, or that is shut, is closed', async () => {
  expect(await launch({ gameCode: 'NOPE' })).toMatchObject({ code: 'game.unknown' });
  expect(await launch({ gameCode: 'LOTT-1' })).toMatchObject({ code: 'vendor.closed' });
  await off('game', 'PG-1', false);
  expect(await launch()).toMatchObject({ code: 'game.closed' });
  await off('game', 'PG-1', true);
  await off('vendor_link', 'PG', false);
  expect(await launch()).toMatchObject({ code: 'vendor.closed' });
  await off('vendor_link', 'PG', true);
  await off('vendor', 'PG', false);
  expect(await launch()).toMatchObject({ code: 'vendor.closed' });
  await off('vendor', 'PG', true);
  expect(await launch()).toMatchObject({ done: true });
});

test('a break closes real play and free rounds alike, and leaves no token', async () => {
  await database
    .insertInto('player_break')
    .values({
      player_id: ana.id,
      kind: 'cool-off',
      began_at: new Date('2026-11-20T11:00:00Z'),
      ends_at: new Date('2026-11-21T11:00:00Z'),
    })
    .execute();
  expect(await launch()).toMatchObject({ code: 'break.active' });
  expect(await launch({ mode: 'trial' })).toMatchObject({ code: 'break.active' });
  expect(await tokensOf(ana.id)).toEqual([]);
});

test('a reality check that is due is answered first', async () => {
  app.clock.set('2026-11-20T13:01:00Z');
  await database
    .updateTable('session')
    .set({ seen_at: new Date('2026-11-20T13:00:00Z') })
    .where('player_id', '=', ana.id)
    .execute();
  expect(await launch()).toMatchObject({ code: 'reality.pending' });
});

test('who has been logged out meanwhile opens nothing', async () => {
  await database
    .updateTable('session')
    .set({ ended_at: app.clock.now() })
    .where('player_id', '=', ana.id)
    .execute();
  expect(await launch()).toMatchObject({ code: 'session.expired' });
});

test('without a host nothing is opened, and no other host is made up', async () => {
  await database.updateTable('site_setting').set({ launch_game_cdns: [] }).execute();
  await app.hear();
  expect(await launch()).toMatchObject({ code: 'launch.nowhere' });
  await database.updateTable('site_setting').set({ launch_game_cdns: hosts }).execute();
  await app.hear();
});
