import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import * as clock from '#server/kernel/clock.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { hashOf, newToken } from '#server/secrets/token.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { vendorWebhooks } from '#server/vendor-play/wallet/receive-vendor-callback.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';
import { newStagePlayer, plantGround } from '#tests/stages/vendors-stage.ts';
import { openEmbeddedVendor } from './open-embedded-vendor.ts';

const { database } = await freshDatabase({ poolSize: 8 });
const folder = mkdtempSync(join(tmpdir(), 'killed-vendor-'));
afterAll(() => rmSync(folder, { recursive: true }));
const settings = readSettings({ VENDORS_SANDBOX_PORT: '0', DATA_DIR: folder });
const app = { ...testApp(database), clock, settings };
const worded = (text: string) => JSON.stringify({ es: text, en: text }) as never;
const waited = { timeout: 50_000, interval: 100 };

await plantGround(database);
await database
  .insertInto('game_category')
  .values([
    { game_type: 'PVP', title: worded('Cards') },
    { game_type: 'FISH', title: worded('Fish') },
  ])
  .execute();
await database
  .insertInto('vendor')
  .values({ code: 'KA', display_name: worded('KA'), icon_url: '/vendors/KA.svg' })
  .execute();
for (const game_type of ['PVP', 'FISH'] as const) {
  await database
    .insertInto('vendor_category')
    .values({ vendor_code: 'KA', game_type, account_type_name: 'KA' })
    .execute();
  await database
    .insertInto('game_class')
    .values({ game_type, key: 'ANY', title: worded('Any') })
    .execute();
  await database
    .insertInto('game')
    .values({
      ...{ game_id: `KA-${game_type}`, game_code: `KA-${game_type}`, vendor_code: 'KA', game_type },
      ...{ game_class: 'ANY', name: worded(game_type), icon_url: '/vendors/KA.svg' },
      ...{ minimum_bet: 0, currency: 'COP' },
    })
    .execute();
}

const { app: server } = await fakeGateway({ webhooks: vendorWebhooks(app), clock });
const gatewayOrigin = await server.listen({ port: 0, host: '127.0.0.1' });

async function launched(who: { playerId: string; sessionId: string }, game: string) {
  const token = newToken();
  const now = clock.now();
  await database
    .insertInto('launch_token')
    .values({
      token_hash: hashOf(token) ?? Buffer.alloc(0),
      ...{ vendor_code: 'KA', player_id: who.playerId, session_id: who.sessionId, mode: 'real' },
      ...{ game_code: game, language: 'en', made_at: now },
      expires_at: new Date(now.getTime() + 60_000),
    })
    .execute();
  return token;
}

async function vendorOrigin(): Promise<string> {
  const { base_address } = await database
    .selectFrom('vendor_link')
    .select('base_address')
    .where('vendor_code', '=', 'KA')
    .executeTakeFirstOrThrow();
  return new URL(base_address).origin;
}

async function ask(call: string, body: unknown, key = '') {
  const answer = await fetch(`${await vendorOrigin()}/pages/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

const enter = async (who: Parameters<typeof launched>[0], game: string) =>
  ask('enter', { vendor: 'KA', token: await launched(who, game), origin: gatewayOrigin });

test('a vendor that is killed ends every round that it left open, and nothing of it is missing', async () => {
  const funds = 100_000_000n;
  const who = await newStagePlayer(app, { vendor: 'KA', account: 'ana', funds });
  let pid = 0;
  const vendor = openEmbeddedVendor(app, {
    gatewayOrigin,
    onTrouble: () => undefined,
    onBegun: (begun) => {
      pid = begun;
    },
  });
  onTestFinished(() => vendor.close());
  await vendor.ready;
  const cards = String((await enter(who, 'KA-PVP')).key);
  await ask('view', {}, cards);
  expect(await ask('act', { kind: 'sit', amount: '5000000' }, cards)).toEqual({ why: null });
  const fish = String((await enter(who, 'KA-FISH')).key);
  const pond = (await ask('view', {}, fish)) as { fish: { id: unknown; born: number }[] };
  const youngest = pond.fish.toSorted((one, other) => other.born - one.born)[0]?.id;
  await ask('act', { kind: 'shoot', fish: youngest, strength: 1 }, fish);
  const rounds = () => database.selectFrom('vendor_round').select(['state', 'staked']).execute();
  expect((await rounds()).map(({ state }) => state)).toEqual(['open', 'open']);
  const killed = pid;
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(pid).not.toBe(killed), waited);
  await vi.waitFor(async () => {
    expect((await rounds()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  }, waited);
  expect(await mainBalance(database, who.playerId, 'COP')).toBe(funds);
  const records = await database.selectFrom('bet_record').select('state').execute();
  expect(records.map(({ state }) => state)).toEqual(['void', 'void']);
  const staked = (await rounds()).reduce((sum, one) => sum + BigInt(one.staked), 0n);
  expect(await ask('again', {}, cards)).toMatchObject({
    ...{ code: 'session.over', aftermath: { rounds: 2, back: String(staked), paid: '0' } },
  });
  expect((await verifyLedger(database)).faults).toEqual([]);
});
