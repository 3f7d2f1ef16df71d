import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { signatureHeader, vendorOperations } from '#contract/vendor-api.ts';
import {
  judgeAnswer,
  makeKeyPair,
  readPrivateKey,
  readPublicKey,
  signRequest,
} from '#server/ports/vendors/sign.ts';
import { newToken } from '#server/secrets/token.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { freshDatabase } from '#tests/database/harness.ts';
import { testApp } from '#tests/database/test-app.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';
import { newStagePlayer, plantGround, plantVendor } from '#tests/stages/vendors-stage.ts';
import { vendorWebhooks } from './receive-vendor-callback.ts';

const { database } = await freshDatabase();
const app = testApp(database);
await plantGround(database);
const vendor = await plantVendor(database, 'PG');
const player = await newStagePlayer(app, { vendor: 'PG', account: 'ana', funds: 1_000n });
let server: Awaited<ReturnType<typeof fakeGateway>>['app'];
beforeEach(async () => {
  server = (await fakeGateway({ webhooks: vendorWebhooks(app), clock: app.clock })).app;
});
const balance = { player: player.name, currency: 'COP' };

interface Sending {
  path?: string;
  body?: string;
  signature?: string;
  key?: typeof vendor.privateKey;
}

/** Over HTTP, signed over what is sent unless something else is asked for. */
async function send(operation: string, { body = JSON.stringify(balance), ...more }: Sending = {}) {
  const path = more.path ?? `/wps/vendor/PG/${operation}`;
  const request = { method: 'POST', path, body };
  const signed = signRequest(more.key ?? vendor.privateKey, request, app.clock.now());
  const signature = more.signature ?? signed.header;
  const response = await server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', [signatureHeader]: signature },
    payload: body,
  });
  const own = response.headers[signatureHeader];
  return {
    status: response.statusCode,
    said: response.json() as Record<string, unknown>,
    text: response.body,
    signature,
    own: typeof own === 'string' ? own : undefined,
    nonce: /n=([^,]+)/.exec(signature)?.[1] ?? '',
    cache: response.headers['cache-control'],
  };
}

async function ownKey() {
  const { keys } = (await server.inject('/wps/vendor/keys')).json() as { keys: object[] };
  expect(keys).toEqual([
    {
      crv: 'Ed25519',
      kty: 'OKP',
      alg: 'EdDSA',
      use: 'sig',
      x: expect.any(String),
      kid: expect.any(String),
    },
  ]);
  return readPublicKey(JSON.stringify(keys[0]));
}

test('an answer is signed by the key that is published, over its status, body and the nonce asked', async () => {
  const key = await ownKey();
  const { status, text, own, nonce, said, cache } = await send('balance');
  expect([status, said]).toEqual([200, { balance: '1000', currency: 'COP' }]);
  expect(cache).toBe('no-store');
  const judged = judgeAnswer(
    key,
    { status, body: text },
    { signature: own, nonce, now: app.clock.now() },
  );
  expect(judged.isGood).toBe(true);
});

test('refusals are signed too, and say what was wrong', async () => {
  const key = await ownKey();
  const { status, text, own, nonce, said } = await send('balance', { body: '{"player":"x"}' });
  expect([status, said.code]).toEqual([400, 'body.invalid']);
  const answer = { status, body: text };
  expect(judgeAnswer(key, answer, { signature: own, nonce, now: app.clock.now() }).isGood).toBe(
    true,
  );
});

test('the faults of the way in come in their order', async () => {
  const foreign = readPrivateKey(makeKeyPair().privateKey);
  const request = { method: 'POST', path: '/wps/vendor/PG/balance', body: '{}' };
  const old = signRequest(foreign, request, new Date(app.clock.now().getTime() - 301_000)).header;
  const code = async (sent: Promise<{ status: number; said: Record<string, unknown> }>) => {
    const { status, said } = await sent;
    return [status, said.code];
  };
  expect(await code(send('balance', { path: '/wps/vendor/NOBODY/balance' }))).toEqual([
    404,
    'vendor.unknown',
  ]);
  expect(await code(send('balance', { signature: '' }))).toEqual([401, 'signature.missing']);
  expect(await code(send('balance', { signature: old }))).toEqual([401, 'signature.stale']);
  expect(await code(send('balance', { key: foreign }))).toEqual([401, 'signature.wrong']);
  expect(await code(send('balance', { signature: 'nonsense' }))).toEqual([401, 'signature.wrong']);
  expect(await code(send('no-such-thing'))).toEqual([400, 'body.invalid']);
  for (const body of [
    '',
    '{',
    '[]',
    '{"player":1}',
    JSON.stringify({ ...balance, more: 1 }),
    '\u00ff',
  ]) {
    expect(await code(send('balance', { body }))).toEqual([400, 'body.invalid']);
  }
});

test('a callback that was received once is refused the second time, on any gateway and after any outcome', async () => {
  const body = JSON.stringify({
    ...balance,
    ...{
      session: player.session,
      transaction: 'poor',
      game: 'PG-1',
      round: 'poor',
      amount: '5000',
    },
  });
  const first = await send('bet', { body });
  expect(first.said).toMatchObject({ code: 'wallet.short' });
  const again = await send('bet', { body, signature: first.signature });
  expect([again.status, again.said.code]).toEqual([401, 'nonce.used']);
  const looked = await send('balance');
  const replayed = await send('balance', { signature: looked.signature });
  expect([replayed.status, replayed.said.code]).toEqual([401, 'nonce.used']);
});

test('a key that was exchanged counts, and the old one does not', async () => {
  const pair = makeKeyPair();
  const exchange = (publicKey: string) =>
    database.updateTable('vendor_link').set({ public_key: publicKey }).execute();
  const { publicKey: before } = await database
    .selectFrom('vendor_link')
    .select('public_key as publicKey')
    .executeTakeFirstOrThrow();
  await exchange(pair.publicKey);
  expect((await send('balance')).said.code).toBe('signature.wrong');
  expect((await send('balance', { key: readPrivateKey(pair.privateKey) })).status).toBe(200);
  await exchange(before);
});

test('a storm of signed requests is welcome, and one of strangers is not', async () => {
  const small = await fakeGateway({
    webhooks: vendorWebhooks(app),
    clock: app.clock,
    settings: readSettings({ LIMIT_PER_MINUTE: '1' }),
  });
  const path = '/wps/vendor/PG/balance';
  const body = JSON.stringify(balance);
  const post = async (key = vendor.privateKey) => {
    const { header } = signRequest(key, { method: 'POST', path, body }, app.clock.now());
    const headers = { 'content-type': 'application/json', [signatureHeader]: header };
    return (await small.app.inject({ method: 'POST', url: path, headers, payload: body }))
      .statusCode;
  };
  for (let asked = 0; asked < 15; asked += 1) expect(await post()).toBe(200);
  const foreign = readPrivateKey(makeKeyPair().privateKey);
  for (let asked = 0; asked < 10; asked += 1) expect(await post(foreign)).toBe(401);
  expect(await post(foreign)).toBe(429);
});

test('who tries out tokens at a vendor’s page holds up nobody’s win', async () => {
  const small = await fakeGateway({
    webhooks: vendorWebhooks(app),
    clock: app.clock,
    settings: readSettings({ LIMIT_PER_MINUTE: '1' }),
  });
  const post = async (operation: string, asked: object) => {
    const path = `/wps/vendor/PG/${operation}`;
    const body = JSON.stringify(asked);
    const request = { method: 'POST', path, body };
    const { header } = signRequest(vendor.privateKey, request, app.clock.now());
    const headers = { 'content-type': 'application/json', [signatureHeader]: header };
    return (await small.app.inject({ method: 'POST', url: path, headers, payload: body }))
      .statusCode;
  };
  // From as many addresses as they like: to us it is always the vendor who asks.
  for (let tried = 0; tried < 40; tried += 1) {
    expect(await post('authenticate', { token: newToken() })).toBe(403);
  }
  const round = { ...balance, game: 'PG-1', round: 'held-up' };
  const { session } = player;
  expect(await post('bet', { ...round, transaction: 'h1', session, amount: '1' })).toBe(200);
  expect(await post('win', { ...round, transaction: 'h2', amount: '1', isEnd: true })).toBe(200);
});

test('every value that is answered is what the contract says', async () => {
  const who = { player: player.name, currency: 'COP' };
  const round = { game: 'PG-1', round: 'contract' };
  const { session } = player;
  const bodies: Record<string, object> = {
    balance: who,
    bet: { ...who, ...round, session, transaction: 'c1', amount: '1' },
    win: { ...who, ...round, transaction: 'c2', amount: '1', isEnd: false },
    'jackpot-win': {
      ...who,
      ...round,
      round: 'contract-2',
      transaction: 'c3',
      amount: '1',
      pot: 'P',
    },
    'promo-credit': { ...who, transaction: 'c4', amount: '1', campaign: 'C' },
    rollback: { ...who, round: 'contract', transaction: 'c5', of: 'c1' },
    'end-round': { ...who, round: 'contract', transaction: 'c6', as: 'cancelled' },
    'bet-and-win': {
      ...who,
      ...round,
      round: 'contract-2',
      session,
      transaction: 'c7',
      bet: '1',
      win: '1',
    },
  };
  for (const { name, value } of vendorOperations.filter(({ name }) => name !== 'authenticate')) {
    const { status, said } = await send(name, { body: JSON.stringify(bodies[name]) });
    expect([name, status, v.safeParse(value, said).success]).toEqual([name, 200, true]);
  }
});

test('what vendors read is served with a policy of its own', async () => {
  const page = await server.inject('/vendors');
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(page.headers['content-security-policy']).toContain(
    "default-src 'none'; style-src 'sha256-",
  );
  expect((await server.inject('/vendor-openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
});
