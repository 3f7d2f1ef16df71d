import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type House, openHouse } from '../check/house.ts';
import { type RunningVendor, startVendor } from './vendor.ts';

const pair = generateKeyPairSync('ed25519');
let folder: string;
let house: House;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-journal-'));
  house = await openHouse();
  house.trust(pair.publicKey.export({ format: 'jwk' }));
});

afterEach(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const start = () =>
  startVendor({
    privateKey: pair.privateKey.export({ format: 'jwk' }),
    gatewayOrigin: house.origin,
    host: '127.0.0.1',
    port: 0,
    brands: [
      { code: 'PG', kind: 'seamless' },
      { code: 'JL', kind: 'transfer' },
    ],
    folder,
    pages: '/nowhere',
  });

async function sit(vendor: RunningVendor, code: string) {
  const { token, player } = house.invite();
  const brand = vendor.brandOf(code);
  const heard = await brand?.client.ask('authenticate', { token });
  if (!brand || heard?.kind !== 'done') throw new Error('Nobody sat down.');
  const { session, currency, game } = heard.value;
  const sitter = { session, currency, game, player: player.name };
  return { brand, player, sitter, purse: brand.purseFor('real') };
}

test('a round that its table has left behind is given back in the next life', async () => {
  const first = await start();
  const { player, sitter, purse } = await sit(first, 'PG');
  await purse.bet(sitter, 'round-1', 700n);
  await first.close();
  expect(player.balance).toBe(99_300n);
  const second = await start();
  await vi.waitUntil(() => player.balance === 100_000n, { timeout: 20_000 });
  expect(second.brandOf('PG')?.book.open()).toEqual([]);
  await second.close();
});

test('a win that never landed lands in the next life, once', async () => {
  const first = await start();
  const { player, sitter, purse } = await sit(first, 'PG');
  await purse.bet(sitter, 'round-1', 700n);
  house.trouble = (name) => (name === 'win' ? 'busy' : undefined);
  await purse.win(sitter, 'round-1', 900n, true);
  await first.close();
  house.trouble = () => undefined;
  const second = await start();
  await vi.waitUntil(() => player.balance === 100_200n, { timeout: 20_000 });
  await vi.waitUntil(() => second.brandOf('PG')?.debts.open().length === 0, { timeout: 20_000 });
  await second.close();
  const third = await start();
  expect(third.brandOf('PG')?.debts.open()).toEqual([]);
  await third.close();
  expect(player.balance).toBe(100_200n);
});

test('a stake that was being asked for when we died is taken back', async () => {
  const first = await start();
  const { player, sitter, purse } = await sit(first, 'PG');
  house.trouble = (name) => (name === 'bet' ? 'lost-reply' : undefined);
  const asking = purse.bet(sitter, 'round-1', 700n);
  await vi.waitUntil(() => player.balance === 99_300n, { timeout: 20_000 });
  // Killed: nothing of ours runs on, and what is written stands.
  house.trouble = (name) => (name === 'bet' ? 'lost-request' : undefined);
  const second = await start();
  await vi.waitUntil(() => player.balance === 100_000n, { timeout: 20_000 });
  // What the first life still asks and writes must have a folder to be written in.
  await asking;
  await Promise.all([first.close(), second.close()]);
});

test('a win that was told and not yet paid when we were killed is paid by the next life', async () => {
  const first = await start();
  const { player, sitter, purse } = await sit(first, 'PG');
  await purse.bet(sitter, 'round-1', 700n);
  purse.oweWin(sitter, 'round-1', 900n);
  // Killed: nothing of the first runs on.
  const second = await start();
  await vi.waitUntil(() => player.balance === 100_200n, { timeout: 20_000 });
  await vi.waitUntil(() => second.brandOf('PG')?.debts.open().length === 0, { timeout: 20_000 });
  expect(second.brandOf('PG')?.book.find({ round: 'round-1', player: player.name })).toMatchObject({
    ...{ state: 'completed', bet: 700n, win: 900n },
  });
  expect(house.calls.filter(({ name }) => name === 'end-round')).toEqual([]);
  await Promise.all([first.close(), second.close()]);
  expect(player.balance).toBe(100_200n);
});

test('so is one of money that was moved to us', async () => {
  const first = await start();
  const { brand, player, sitter, purse } = await sit(first, 'JL');
  const wish = { id: 't1', player: player.name, amount: '500', currency: 'USD' };
  brand.transfers.move({ ...wish, direction: 'in' });
  await purse.bet(sitter, 'round-1', 200n);
  purse.oweWin(sitter, 'round-1', 900n);
  const second = await start();
  const again = second.brandOf('JL');
  expect(again?.transfers.balance(player.name, 'USD')).toBe(1_200n);
  expect(again?.book.after(0, 10)).toMatchObject([{ state: 'completed', bet: 200n, win: 900n }]);
  await Promise.all([first.close(), second.close()]);
  const third = await start();
  expect(third.brandOf('JL')?.transfers.balance(player.name, 'USD')).toBe(1_200n);
  await third.close();
});

test('killed at any line, wallet and book say the same', async () => {
  const first = await start();
  const { brand, player, sitter, purse } = await sit(first, 'JL');
  const wish = { id: 't1', player: player.name, amount: '500', currency: 'USD' };
  brand.transfers.move({ ...wish, direction: 'in' });
  await purse.bet(sitter, 'round-1', 200n);
  await purse.win(sitter, 'round-1', 900n, true);
  await purse.betAndWin(sitter, 'round-2', 100n, 30n);
  await first.close();
  const file = join(folder, 'vendor.journal');
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  for (let kept = 1; kept <= lines.length; kept += 1) {
    writeFileSync(
      file,
      lines
        .slice(0, kept)
        .map((line) => `${line}\n`)
        .join(''),
    );
    const life = await start();
    const there = life.brandOf('JL');
    const rounds = there?.book.after(0, 10) ?? [];
    const played = rounds
      .filter(({ state }) => state === 'completed')
      .reduce((sum, { bet, win }) => sum + win - bet, 500n);
    expect(there?.transfers.balance(player.name, 'USD')).toBe(played);
    await life.close();
  }
});

test('moved money and the rounds it was played in outlive us, a torn last line or not', async () => {
  const first = await start();
  const { brand, player, sitter, purse } = await sit(first, 'JL');
  const wish = { id: 't1', player: player.name, direction: 'in', amount: '500', currency: 'USD' };
  brand.transfers.move({ ...wish, direction: 'in' });
  await purse.betAndWin(sitter, 'round-1', 200n, 50n);
  await first.close();
  appendFileSync(join(folder, 'vendor.journal'), '{"vendor":"JL","kind":"tra');
  const second = await start();
  const again = second.brandOf('JL');
  expect(again?.transfers.balance(player.name, 'USD')).toBe(350n);
  expect(again?.transfers.move({ ...wish, direction: 'in' })).toEqual({ id: 't1', state: 'done' });
  expect(again?.transfers.balance(player.name, 'USD')).toBe(350n);
  expect(again?.book.after(0, 10)).toMatchObject([{ round: 'round-1', bet: 200n, win: 50n }]);
  await second.close();
});
