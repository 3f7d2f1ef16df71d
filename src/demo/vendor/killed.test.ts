import { type ChildProcess, fork } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type House, openHouse } from './check/house.ts';
import type { FishView } from './server/fish-pond.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const pair = generateKeyPairSync('ed25519');
const waited = { timeout: 60_000, interval: 50 };
let folder: string;
let house: House;
let child: ChildProcess | undefined;
let origin = '';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-killed-'));
  house = await openHouse();
  house.trust(pair.publicKey.export({ format: 'jwk' }));
  await begin();
});

afterEach(async () => {
  child?.kill('SIGKILL');
  await house.close();
  rmSync(folder, { recursive: true });
});

async function begin() {
  child = fork(program, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send({
    privateKey: pair.privateKey.export({ format: 'jwk' }),
    gatewayOrigin: house.origin,
    ...{ host: '127.0.0.1', port: 0, vendors: ['PG'], folder },
  });
  const [ready] = await once(child, 'message');
  origin = (ready as { origin: string }).origin;
}

/** No farewell of any kind. */
async function kill() {
  const ended = child && once(child, 'exit');
  child?.kill('SIGKILL');
  await ended;
}

async function ask(call: string, body: unknown, key = '') {
  const answer = await fetch(`${origin}/pages/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

async function enter(token: string) {
  return ask('enter', { vendor: 'PG', token, origin: house.origin });
}

async function opened(gameType: string) {
  const game = { game: `PG_${gameType}`, gameType, gameName: gameType, currency: 'USD' };
  const { player, token } = house.invite(game);
  const key = String((await enter(token)).key);
  const act = (wish: unknown) => ask('act', wish, key);
  return { player, key, view: () => ask('view', {}, key), act };
}

const rounds = () => [...house.wallet.rounds.values()];

test('killed in the middle of fish, cards and poker, its next life gives every stake back', async () => {
  const [fisher, guest, poker] = await Promise.all(['FISH', 'LIVE', 'PVP'].map(opened));
  if (!fisher || !guest || !poker) throw new Error('Nobody came.');
  const { fish } = (await fisher.view()) as unknown as FishView;
  const youngest = fish.toSorted((one, other) => other.born - one.born)[0]?.id;
  await guest.view();
  await guest.act({ kind: 'place', spot: 'player', amount: '100' });
  // The chips are asked for when the bets close.
  await vi.waitUntil(() => rounds().length === 1, waited);
  await poker.view();
  expect(await poker.act({ kind: 'sit', amount: '1000' })).toEqual({ why: null });
  await fisher.act({ kind: 'shoot', fish: youngest, strength: 1 });
  await kill();
  expect(rounds().map(({ state }) => state)).toEqual(['open', 'open', 'open']);
  await begin();
  await vi.waitUntil(() => rounds().every(({ state }) => state !== 'open'), waited);
  expect(rounds().map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  const ended = house.calls.filter(({ name }) => name === 'end-round');
  expect(ended.map(({ request }) => request.as)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  for (const { player } of [fisher, guest, poker]) expect(player.balance).toBe(100_000n);
});

test('a page that was open is told what became of its round, and whoever comes anew is told once', async () => {
  const { player, key, view, act } = await opened('PVP');
  await view();
  await act({ kind: 'sit', amount: '1000' });
  await kill();
  await begin();
  const again = house.invite(player);
  const aftermath = { currency: 'USD', rounds: 1, back: '1000', paid: '0' };
  // Two lives later too: nobody has heard of it yet.
  await kill();
  await begin();
  expect((await enter(again.token)).aftermath).toEqual(aftermath);
  expect((await enter(house.invite(player).token)).aftermath).toBeUndefined();
  const other = await opened('PVP');
  await other.view();
  await other.act({ kind: 'sit', amount: '1000' });
  await kill();
  await begin();
  const told = { code: 'session.over', aftermath };
  expect(await ask('again', {}, other.key)).toEqual(told);
  expect(await ask('view', {}, other.key)).toEqual(told);
  // Its page has said so.
  expect((await enter(house.invite(other.player).token)).aftermath).toBeUndefined();
  expect(await ask('again', {}, key)).toEqual({ code: 'session.over' });
});
