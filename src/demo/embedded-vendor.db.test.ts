import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { readSettings } from '#server/settings/read-settings.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantCatalogue } from '#tests/database/small-catalogue.ts';
import { openEmbeddedVendor } from './open-embedded-vendor.ts';

const program = fileURLToPath(
  new URL('../../tests/vendor-play/short-lived-vendor.ts', import.meta.url),
);
const { database } = await freshDatabase();
await plantCatalogue(database);
await database.insertInto('vendor_wallet').values({ vendor_code: 'JL' }).execute();
await database
  .insertInto('vendor_link')
  .values({
    vendor_code: 'PG',
    wallet: 'seamless',
    base_address: 'https://pg.example/api',
    public_key: '{"kty":"OKP","crv":"Ed25519","x":"own"}',
  })
  .execute();
const worded = (text: string) => JSON.stringify({ es: text, en: text }) as never;
await database
  .insertInto('site_setting')
  .values({
    merchant: 'verbena',
    site_name: 'Verbena',
    currency: 'COP',
    currency_symbol: '$',
    main_domain: 'verbena.example',
    licence_line: worded('Licencia'),
    licence_number: '1',
    licence_year: 2025,
    licence_content: worded('Licencia'),
    languages: ['es', 'en'],
    default_language: 'es',
    time_zone: 'America/Bogota',
  })
  .execute();
const settings = readSettings({ VENDORS_SANDBOX_PORT: '4321' });

const links = () =>
  database
    .selectFrom('vendor_link')
    .select(['vendor_code', 'wallet', 'base_address'])
    .orderBy('vendor_code')
    .execute();

test('it hosts what nobody else does, begins again when it dies, and ends with us', async () => {
  const troubles: string[] = [];
  let pid = 0;
  const vendor = openEmbeddedVendor(
    { database, settings },
    {
      gatewayOrigin: 'http://127.0.0.1:1',
      program,
      onTrouble: ({ reason }) => troubles.push(reason),
      onBegun: (begun) => {
        pid = begun;
      },
    },
  );
  await vendor.ready;
  expect(await links()).toEqual([
    { vendor_code: 'JL', wallet: 'transfer', base_address: 'http://127.0.0.1:4321/api/JL' },
    // A link to another company stays the operator's.
    { vendor_code: 'PG', wallet: 'seamless', base_address: 'https://pg.example/api' },
  ]);
  const first = pid;
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(pid).not.toBe(first), { timeout: 30_000 });
  expect(troubles).toEqual(['died']);
  await vendor.close();
  expect(() => process.kill(pid, 0)).toThrow();
});

test('switched off, nobody begins', async () => {
  const off = readSettings({ VENDORS_SANDBOX_PORT: 'off' });
  const onBegun = vi.fn();
  const vendor = openEmbeddedVendor(
    { database, settings: off },
    { gatewayOrigin: 'http://127.0.0.1:1', program, onTrouble: () => undefined, onBegun },
  );
  await vendor.close();
  expect(onBegun).not.toHaveBeenCalled();
});

test.each([
  ['localhost', 'localhost'],
  ['::1', '[::1]'],
  ['192.168.1.5', '192.168.1.5'],
  ['0.0.0.0', '127.0.0.1'],
])('bound to %s, its second start is found as its first was', async (host, named) => {
  for (const port of ['4322', '4323']) {
    const given = { VENDORS_SANDBOX_PORT: port, HOST: host };
    const vendor = openEmbeddedVendor(
      { database, settings: readSettings(given) },
      { gatewayOrigin: 'http://127.0.0.1:1', program, onTrouble: () => undefined },
    );
    await vendor.ready;
    await vendor.close();
    expect((await links())[0]?.base_address).toBe(`http://127.0.0.1:${port}/api/JL`);
    const site = await database
      .selectFrom('site_setting')
      .select('launch_game_cdns')
      .executeTakeFirstOrThrow();
    expect(site.launch_game_cdns).toEqual([`http://${named}:${port}`]);
  }
});
