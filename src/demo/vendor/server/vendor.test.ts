import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type House, openHouse } from '../check/house.ts';
import { type RunningVendor, startVendor } from './vendor.ts';

const pair = generateKeyPairSync('ed25519');
const given = {
  privateKey: pair.privateKey.export({ format: 'jwk' }),
  host: '127.0.0.1',
  port: 0,
  brands: [
    { code: 'PG', kind: 'seamless' },
    { code: 'JL', kind: 'transfer' },
  ],
  pages: '/nowhere',
} as const;
let house: House;
let vendor: RunningVendor;

beforeEach(async () => {
  house = await openHouse();
  house.trust(pair.publicKey.export({ format: 'jwk' }));
  vendor = await startVendor({ ...given, gatewayOrigin: house.origin });
});

afterEach(async () => {
  await vendor.close();
  await house.close();
});

async function ask(call: string, body: unknown, key = '') {
  const answer = await fetch(`${vendor.origin}/pages/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const enter = (token: string, origin = house.origin) =>
  ask('enter', { vendor: 'PG', token, origin });

test('a token opens a game once, and for pages of the house only', async () => {
  const { token, player } = house.invite();
  expect((await enter(token, 'https://elsewhere.example')).status).toBe(404);
  const first = await enter(token);
  expect(first.body).toMatchObject({ game: { code: player.game }, balance: '100000' });
  expect((await enter(token)).body).toEqual({ code: 'token.over' });
});

test('a spin stakes at the gateway, under a signature that it believes', async () => {
  const { token, player } = house.invite();
  const { body } = await enter(token);
  const key = String(body.key);
  expect((await ask('view', {}, key)).body).toMatchObject({ last: null });
  const spin = await ask('act', { kind: 'spin', stake: '100' }, key);
  expect(spin.status).toBe(200);
  const stakes = house.calls.filter(({ name }) => name === 'bet' || name === 'bet-and-win');
  expect(stakes).toMatchObject([{ isSigned: true, isTimely: true, isNonceNew: true }]);
  expect(player.balance).toBe(99_900n);
  expect((await ask('act', { kind: 'spin', stake: '100' }, key)).body).toEqual({
    code: 'too.fast',
  });
});

test('a page does not stake by a later launch than its own', async () => {
  const { token, player } = house.invite();
  const early = String((await enter(token)).body.key);
  const again = house.invite({ name: player.name });
  const late = String((await enter(again.token)).body.key);
  const calls = house.calls.length;
  for (const call of ['act', 'again', 'view', 'resume']) {
    const said = await ask(call, { kind: 'spin', stake: '100' }, early);
    expect(said).toEqual({ status: 403, body: { code: 'session.over' } });
  }
  expect(house.calls).toHaveLength(calls);
  expect((await ask('act', { kind: 'spin', stake: '100' }, late)).status).toBe(200);
});

test('a stake that the wallet does not have is refused in the page’s own word', async () => {
  const { token } = house.invite({ balance: 10n });
  const key = String((await enter(token)).body.key);
  const spin = await ask('act', { kind: 'spin', stake: '100' }, key);
  expect(spin).toMatchObject({ status: 422, body: { code: 'wallet.short' } });
});

test('with coins the wallet hears of nothing, and there is no pot to win', async () => {
  const { token, player } = house.invite({ mode: 'trial', currency: 'COP' });
  const { body } = await enter(token);
  const key = String(body.key);
  expect(body).toMatchObject({ mode: 'trial', balance: '5000000' });
  expect((await ask('view', {}, key)).body).toMatchObject({ pot: null });
  const spin = await ask('act', { kind: 'spin', stake: '20000' }, key);
  expect(spin.status).toBe(200);
  expect(house.calls.map(({ name }) => name)).toEqual(['authenticate']);
  expect(player.balance).toBe(100_000n);
});

test('where the money was moved to us, the gateway hears of rounds by the feed alone', async () => {
  const { token, player } = house.invite();
  const wish = {
    id: 'in-1',
    player: player.name,
    direction: 'in',
    amount: '5000',
    currency: 'USD',
  };
  await house.ask('POST', `${vendor.origin}/api/JL/transfers`, wish);
  const entered = await ask('enter', { vendor: 'JL', token, origin: house.origin });
  expect(entered.body.balance).toBe('5000');
  await ask('act', { kind: 'spin', stake: '100' }, String(entered.body.key));
  const { body } = await house.ask('GET', `${vendor.origin}/api/JL/rounds?after=`);
  expect(body).toMatchObject({ rounds: [{ player: player.name, bet: '100' }] });
  expect(house.calls.map(({ name }) => name)).toEqual(['authenticate']);
});

test('money that comes while a game is open is seen in it', async () => {
  const { token, player } = house.invite();
  const entered = await ask('enter', { vendor: 'JL', token, origin: house.origin });
  expect(entered.body.balance).toBe('0');
  const stream = await fetch(`${vendor.origin}/pages/stream`, {
    headers: { authorization: `Bearer ${entered.body.key}` },
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const wish = { id: 'in-2', player: player.name, direction: 'in', amount: '700', currency: 'USD' };
  await house.ask('POST', `${vendor.origin}/api/JL/transfers`, wish);
  let heard = '';
  while (!heard.includes('"balance"')) heard += (await reader?.read())?.value ?? '';
  expect(heard).toContain('{"kind":"balance","balance":"700"}');
  await reader?.cancel();
});

test('who was told to stop is asked for no stake until they have seen to it', async () => {
  const { token, player } = house.invite({ isStopped: true });
  const key = String((await enter(token)).body.key);
  const spin = () => ask('act', { kind: 'spin', stake: '100' }, key);
  expect((await spin()).body).toEqual({ code: 'play.stopped' });
  expect((await spin()).body).toEqual({ code: 'play.stopped' });
  const stakes = () => house.calls.filter(({ name }) => name.startsWith('bet')).length;
  expect(stakes()).toBe(1);
  player.isStopped = false;
  await ask('resume', {}, key);
  expect((await spin()).status).toBe(200);
  expect(stakes()).toBe(2);
});

test('a live table’s chat is entered by its host’s own address, and no other', async () => {
  const live = () => house.invite({ game: 'LIVE_7', gameType: 'LIVE' }).token;
  const chat = (token: string, model: string) =>
    ask('enter', { vendor: 'PG', token, origin: house.origin, model });
  const { body } = await chat(live(), 'LIVE_7-host');
  expect(body).toMatchObject({ game: { code: 'LIVE_7-host', type: 'CHAT' } });
  expect((await chat(live(), 'LIVE_8-host')).status).toBe(404);
});

test('switches are turned from this machine, and not by another site’s page', async () => {
  const turn = (headers: Record<string, string>) =>
    fetch(`${vendor.origin}/switches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ repeats: 0.5 }),
    });
  expect((await turn({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(vendor.faults.now.repeats).toBe(0);
  expect((await turn({})).status).toBe(200);
  expect(vendor.faults.now.repeats).toBe(0.5);
  const page = await (await fetch(`${vendor.origin}/operator`)).text();
  expect(page).toContain('name="repeats"');
});

test('pages run nothing of anybody else’s, and are framed by the house alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-pages-'));
  writeFileSync(join(folder, 'shell.html'), '<!doctype html>');
  const shown = await startVendor({ ...given, gatewayOrigin: house.origin, pages: folder });
  const answer = await fetch(`${shown.origin}/play/PG/PG_1`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  const [, ...framing] = (policy.split('; ').at(-1) ?? '').split(' ');
  const { port } = new URL(house.origin);
  expect(framing).toContain(house.origin);
  expect(framing.every((origin) => origin.endsWith(`:${port}`))).toBe(true);
  await shown.close();
  rmSync(folder, { recursive: true });
});

test('without a key nobody sees or plays anything', async () => {
  expect((await ask('view', {}, 'k-not-a-key-of-anyone')).body).toEqual({ code: 'session.over' });
});
