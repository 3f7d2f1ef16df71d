import { afterAll, expect, test } from 'vitest';
import { ownKeyOf } from '#server/ports/vendors/own-key.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { openStandInVendor } from '#tests/vendor-play/stand-in-vendor.ts';
import { listModels } from './models.ts';

const { database } = await freshDatabase();
const app = testApp(database);
const vendor = await openStandInVendor(app.clock);
afterAll(vendor.close);
vendor.believe((await ownKeyOf(app)).publicKey);
const worded = (text: string) => JSON.stringify({ es: text, en: text }) as never;
await database
  .insertInto('vendor')
  .values({ code: 'EVO', display_name: worded('Evo'), icon_url: '/vendors/EVO.svg' })
  .execute();
await database
  .insertInto('game_category')
  .values({ game_type: 'LIVE', title: worded('Live') })
  .execute();
await database
  .insertInto('vendor_category')
  .values({ vendor_code: 'EVO', game_type: 'LIVE', account_type_name: 'Evo' })
  .execute();
await database
  .insertInto('game_class')
  .values({ game_type: 'LIVE', key: 'ANY', title: worded('Any') })
  .execute();
await database
  .insertInto('game')
  .values({
    ...{ game_id: 'TABLE', game_code: 'TABLE', vendor_code: 'EVO', game_type: 'LIVE' },
    ...{ game_class: 'ANY', name: worded('Table'), icon_url: '/art/games/dice.svg' },
    ...{ currency: 'USD', minimum_bet: '10' },
  })
  .execute();
await database
  .insertInto('vendor_link')
  .values({
    ...{ vendor_code: 'EVO', wallet: 'seamless', base_address: `${vendor.origin}/api/EVO` },
    public_key: vendor.publicKey,
  })
  .execute();

test('a table is shown with what its vendor tells of it, and with the house’s currency alone', async () => {
  const bare = { game: 'TABLE', languages: ['es'], players: 0, isOnline: true };
  const told = {
    limits: [
      { currency: 'COP', least: '200000', most: '100000000' },
      { currency: 'USD', least: '40', most: '20000' },
    ],
    results: { kind: 'baccarat', latest: ['banker', 'tie'] },
    seats: { free: 2, all: 7 },
  };
  vendor.models = [
    { ...bare, model: 'full', name: 'Vera', ...told },
    { ...bare, model: 'other', name: 'Luz', limits: told.limits.slice(0, 1) },
    { ...bare, model: 'bare', name: 'Eva' },
    { ...bare, model: 'away', name: 'Ada', isOnline: false },
  ];
  const { value } = await listModels(app, { language: 'es' });
  const nothing = { limits: null, results: null, seats: null };
  expect(value.models).toMatchObject([
    { model: 'full', ...told, limits: told.limits[1] },
    { model: 'other', ...nothing },
    { model: 'bare', ...nothing },
  ]);
});
