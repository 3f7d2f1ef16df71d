import { createPublicKey } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteSettingRow } from '#demo/merchant/content-rows.ts';
import { makeKeyPair } from '#server/ports/vendors/sign.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { plantCatalogue } from '#tests/database/small-catalogue.ts';
import { newPlayer, testApp } from '#tests/database/test-app.ts';
import { runCommand, terminalOf } from '#tests/operator/staff.ts';
import { giveMoney } from '#tests/wallet/give-money.ts';

const { database } = await freshDatabase();
await plantCatalogue(database);
await database.insertInto('site_setting').values(siteSettingRow('verbena')).execute();
const app = testApp(database);
const { publicKey } = makeKeyPair();
const folder = await mkdtemp(join(tmpdir(), 'verbena-vendors-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const keyFile = join(folder, 'key.json');
await writeFile(keyFile, publicKey);

/** As it is typed. */
async function run(line: string): Promise<string> {
  return runCommand(terminalOf(app), 'vendors', ...line.split(' '));
}

const kept = () =>
  database
    .selectFrom('vendor_link')
    .leftJoin('vendor_wallet', 'vendor_wallet.vendor_code', 'vendor_link.vendor_code')
    .select([
      'wallet',
      'base_address',
      'public_key',
      'is_sandbox',
      'vendor_wallet.vendor_code as keeps',
    ])
    .execute();

test('a vendor is tied to its company by the key that it signs with', async () => {
  await expect(run(`link PG seamless http://pg.example ${keyFile}`)).rejects.toThrow('https://');
  await expect(run(`link PG bank https://pg.example ${keyFile}`)).rejects.toThrow('link CODE');
  await expect(run(`link PG seamless https://pg.example ${folder}/none`)).rejects.toThrow(
    'no file',
  );
  const wrongFile = join(folder, 'wrong.json');
  await writeFile(wrongFile, '{"kty":"OKP"}');
  await expect(run(`link PG seamless https://pg.example ${wrongFile}`)).rejects.toThrow(
    'no public key of Ed25519',
  );
  await expect(run(`link NOBODY seamless https://x.example ${keyFile}`)).rejects.toThrow(
    'no vendor NOBODY',
  );
  expect(await kept()).toEqual([]);
  const pemFile = join(folder, 'key.pem');
  const pem = createPublicKey({ key: JSON.parse(publicKey), format: 'jwk' });
  await writeFile(pemFile, pem.export({ type: 'spki', format: 'pem' }));
  expect(await run(`link PG transfer https://pg.example/api/ ${pemFile}`)).toBe(
    'PG is played at https://pg.example/api (transfer).',
  );
  expect(await kept()).toEqual([
    {
      ...{ wallet: 'transfer', base_address: 'https://pg.example/api', keeps: 'PG' },
      ...{ public_key: publicKey, is_sandbox: false },
    },
  ]);
  const lines = await database.selectFrom('operator_audit').select(['action', 'subject']).execute();
  expect(lines).toEqual([{ action: 'vendor.link', subject: 'vendor:PG' }]);
});

test('its wallet is of another kind only when nothing lies there any more, its key whenever it likes', async () => {
  const { id: playerId } = await newPlayer(database, 'ana');
  const money = { playerId, commodity: 'USD', into: 'vendor-wallet' as const, subject: 'PG' };
  await giveMoney(database, { ...money, amount: 5n });
  const change = `link PG seamless https://pg.example/api ${keyFile}`;
  await expect(run(change)).rejects.toThrow('money lies at PG');
  expect(await run(`link PG transfer https://pg.example/new ${keyFile}`)).toContain('/new');
  await giveMoney(database, { ...money, amount: -5n });
  expect(await run(change)).toContain('(seamless)');
  expect(await kept()).toMatchObject([{ wallet: 'seamless', keeps: null }]);
});

test('no company is put in the demonstration’s place while rounds run there', async () => {
  const { id: player_id } = await newPlayer(database, 'bob');
  await database.updateTable('vendor_link').set({ is_sandbox: true }).execute();
  const now = app.clock.now();
  await database
    .insertInto('vendor_round')
    .values({
      ...{ vendor_code: 'PG', player_id, round: 'r1', game_code: 'one', game_type: 'RNG' },
      ...{ state: 'open', opened_at: now, changed_at: now },
    })
    .execute();
  const change = `link PG seamless https://pg.example/real ${keyFile}`;
  await expect(run(change)).rejects.toThrow('Rounds run');
  await database.updateTable('vendor_round').set({ state: 'completed' }).execute();
  expect(await run(change)).toContain('/real');
});

test('neither address nor key changes while money is on its way; under another key the feed begins anew', async () => {
  const { id: player_id } = await newPlayer(database, 'eva');
  const now = app.clock.now();
  const { id } = await database
    .insertInto('vendor_transfer')
    .values({
      ...{ player_id, vendor_code: 'PG', direction: 'in', amount: '5', currency: 'USD' },
      asked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const feed = { vendor_code: 'PG', cursor: 'page-9', compared_to: '7', read_at: now };
  await database.insertInto('vendor_feed').values(feed).execute();
  const read = () =>
    database.selectFrom('vendor_feed').select(['cursor', 'compared_to']).executeTakeFirst();
  const otherFile = join(folder, 'other.json');
  await writeFile(otherFile, makeKeyPair().publicKey);
  await expect(run(`link PG seamless https://pg.example/moved ${keyFile}`)).rejects.toThrow(
    'on its way to or from PG',
  );
  await expect(run(`link PG seamless https://pg.example/real ${otherFile}`)).rejects.toThrow(
    'settle-transfer',
  );
  expect(await run(`link PG seamless https://pg.example/real ${keyFile}`)).toContain('/real');
  const settled = { state: 'returned' as const, settled_at: now };
  await database.updateTable('vendor_transfer').set(settled).where('id', '=', id).execute();
  expect(await run(`link PG seamless https://pg.example/moved ${keyFile}`)).toContain('/moved');
  expect(await read()).toEqual({ cursor: 'page-9', compared_to: '7' });
  expect(await run(`link PG seamless https://pg.example/moved ${otherFile}`)).toContain('/moved');
  expect(await read()).toEqual({ cursor: '', compared_to: '0' });
});

test('tells our key, and where games may be opened', async () => {
  expect(JSON.parse(await run('key'))).toMatchObject({ crv: 'Ed25519', kty: 'OKP' });
  expect(await run('hosts')).toContain('nowhere');
  await expect(run('hosts http://pg.example')).rejects.toThrow('no origin');
  await expect(run('hosts https://pg.example/games')).rejects.toThrow('no origin');
  expect(await run('hosts https://a.example https://b.example/')).toBe(
    'https://a.example\nhttps://b.example',
  );
  expect(await run('hosts')).toBe('https://a.example\nhttps://b.example');
});
